import { useState } from 'react'
import { type FulfilStatus, nextSteps } from 'sync-protocol/commerce'
import type { AdminOrder } from 'sync-protocol/rest'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { useOrderAct } from './use-order-act'

const STEP_WORDS: Readonly<Record<FulfilStatus, string>> = {
  in_production: 'Start production',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
}

export function OrderSteps({ order, look }: { order: AdminOrder; look: () => void }) {
  const [trackingNumber, setTracking] = useState('')
  const { act, isBusy, problem } = useOrderAct(order.id, look)
  const steps = nextSteps(order.status)
  if (steps.length === 0) return null
  return (
    <section aria-label="Next step" className="grid grid-cols-1 gap-3">
      <h3 className="font-bold">Next step</h3>
      {steps.includes('shipped') && (
        <TextField
          label="Tracking number"
          value={trackingNumber}
          help="The buyer gets it by email."
          onChange={({ target }) => setTracking(target.value)}
        />
      )}
      {problem && <Notice tone="danger" title={problem} announce="alert" />}
      <div className="flex flex-wrap gap-3">
        {steps.map(status => (
          <Button
            key={status}
            busy={isBusy}
            onClick={() =>
              void act('fulfil', { status, ...(status === 'shipped' && { trackingNumber }) })
            }
          >
            {STEP_WORDS[status]}
          </Button>
        ))}
      </div>
    </section>
  )
}
