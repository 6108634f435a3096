import { formatUsd } from 'sync-protocol/commerce'
import { useOnline } from '../../http/use-online'
import { Notice } from '../../ui/notice'
import type { ShownGift } from './use-gift-status'

export function GiftStatusNotice({
  gift: { status, totalCents, receiptNumber },
}: {
  gift: ShownGift
}) {
  const isOnline = useOnline()
  const amount = totalCents === null ? '' : formatUsd(totalCents)
  if (!isOnline && (status === 'asking' || status === 'waiting')) {
    return (
      <Notice tone="warn" title="You are offline" announce="status">
        We will look for the confirmation as soon as you have a connection.
      </Notice>
    )
  }
  switch (status) {
    case 'asking':
    case 'waiting':
      return (
        <Notice tone="info" title="Waiting for confirmation" announce="status">
          {amount && `Your payment of ${amount} is under way. `}You can leave this page: the receipt
          comes by itself.
        </Notice>
      )
    case 'paid':
      return (
        <Notice tone="ok" title="Payment Confirmed" announce="status">
          {amount} received.
          {receiptNumber && (
            <>
              {' '}
              Receipt <span className="whitespace-nowrap">{receiptNumber}</span>.
            </>
          )}
        </Notice>
      )
    case 'refunded':
      return (
        <Notice tone="info" title="Refunded" announce="status">
          {amount} went back to you.
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice tone="warn" title="Not paid" announce="status">
          The payment was not completed and nothing was charged.
        </Notice>
      )
    case 'none':
      return (
        <Notice tone="info" title="No payment yet" announce="status">
          We know of no donation from this browser.
        </Notice>
      )
  }
}
