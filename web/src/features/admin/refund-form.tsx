import { type FormEvent, useState } from 'react'
import { formatUsd, parseDollars, wasPaid } from 'sync-protocol/commerce'
import type { AdminOrder } from 'sync-protocol/rest'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { useOrderAct } from './use-order-act'

/** There is no undo, so the button names the amount. */
export function RefundForm({ order, look }: { order: AdminOrder; look: () => void }) {
  const left = order.amount - order.refunded
  const [typed, setTyped] = useState('')
  const { act, isBusy, problem } = useOrderAct(order.id, look)
  const cents = typed === '' ? left : parseDollars(typed)
  const isPossible = cents !== null && cents > 0 && cents <= left
  if (!wasPaid(order.status) || left === 0) return null

  async function give(event: FormEvent) {
    event.preventDefault()
    if (isPossible && (await act('refund', { amountCents: cents }))) setTyped('')
  }

  return (
    <form aria-label="Refund" noValidate onSubmit={give} className="grid grid-cols-1 gap-3">
      <h3 className="font-bold">Refund</h3>
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        value={typed}
        help={`Empty: all that is left, ${formatUsd(left)}`}
        error={typed !== '' && !isPossible ? `Enter an amount up to ${formatUsd(left)}` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem && <Notice tone="danger" title={problem} announce="alert" />}
      <div>
        <Button type="submit" tone="danger" busy={isBusy} disabled={!isPossible}>
          {`Give back ${formatUsd(isPossible ? cents : 0)}`}
        </Button>
      </div>
    </form>
  )
}
