import { type FormEvent, useState } from 'react'
import {
  type FulfilStatus,
  formatUsd,
  nextSteps,
  parseDollars,
  wasPaid,
} from 'sync-protocol/commerce'
import { type AdminOrder, type OrderDetail, orderDetailSchema } from 'sync-protocol/rest'
import { Button } from '../../ui/button'
import { momentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import { FailedNotice } from './failed-notice'
import { StatusBadge } from './status-badge'
import { useOrderAct } from './use-order-act'
import { usePolled } from './use-polled'

interface OrderDialogProps {
  id: string
  onClose: () => void
}

export function OrderDialog({ id, onClose }: OrderDialogProps) {
  const { value, failure, look } = usePolled(`/api/admin/orders/${id}`, orderDetailSchema)
  return (
    <Dialog title="Order" size="page" onClose={onClose}>
      {failure && <FailedNotice failure={failure} />}
      {!value && !failure && <Skeleton lines={4} />}
      {value && (
        <div className="grid grid-cols-1 gap-6">
          <Facts detail={value} />
          <Items detail={value} />
          <OrderSteps order={value.order} look={look} />
          {value.order.amount > 0 && <RefundForm order={value.order} look={look} />}
          <History detail={value} />
        </div>
      )}
    </Dialog>
  )
}

function Facts({ detail }: { detail: OrderDetail }) {
  const { order, address, shippingMethod, trackingNumber } = detail
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-soft">Status</dt>
        <dd>
          <StatusBadge status={order.status} />
        </dd>
      </div>
      <div>
        <dt className="text-soft">Paid</dt>
        <dd className="tabular">
          {formatUsd(order.amount)}
          {order.refunded > 0 && `, ${formatUsd(order.refunded)} given back`}
        </dd>
      </div>
      <div>
        <dt className="text-soft">Send to ({shippingMethod})</dt>
        {address.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, some may be alike.
          <dd key={index}>{line}</dd>
        ))}
        {address.length === 0 && <dd>The account was deleted, and the address with it.</dd>}
      </div>
      <div>
        <dt className="text-soft">Customer</dt>
        <dd className="wrap-anywhere">{order.customerEmail || 'account deleted'}</dd>
        {trackingNumber && <dd className="wrap-anywhere">Tracking number {trackingNumber}</dd>}
      </div>
    </dl>
  )
}

function Items({ detail }: { detail: OrderDetail }) {
  const base = `/api/admin/orders/${detail.order.id}/items`
  return (
    <section aria-label="Print files">
      <h3 className="font-bold">Print files</h3>
      <ul>
        {detail.items.map(({ name, index }) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <span className="min-w-0 flex-1">{name}</span>
            {(['pdf', 'svg'] as const).map(format => (
              <a
                key={format}
                href={`${base}/${index}/${format}`}
                download
                aria-label={`${format.toUpperCase()} of ${name}`}
                className="inline-flex min-h-12 items-center font-semibold"
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ detail }: { detail: OrderDetail }) {
  if (detail.history.length === 0) return null
  return (
    <section aria-label="What was done">
      <h3 className="font-bold">What was done</h3>
      <ul className="grid grid-cols-1 gap-1">
        {detail.history.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className="text-soft wrap-anywhere">
            {momentWords(at)}: {action} by {by || 'somebody who is gone'}
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEP_WORDS: Readonly<Record<FulfilStatus, string>> = {
  in_production: 'Start production',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
}

function OrderSteps({ order, look }: { order: AdminOrder; look: () => void }) {
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

/** There is no undo, so the button names the amount. */
function RefundForm({ order, look }: { order: AdminOrder; look: () => void }) {
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
