import { formatUsd } from 'sync-protocol/commerce'
import { type OrderDetail, orderDetailSchema } from 'sync-protocol/rest'
import { momentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { Skeleton } from '../../ui/skeleton'
import { FailedNotice } from './failed-notice'
import { OrderSteps } from './order-steps'
import { RefundForm } from './refund-form'
import { StatusBadge } from './status-badge'
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
