import { ORDER_STATUS_WORDS } from 'sync-protocol/commerce'
import { type Order, ordersAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { phrase } from '../../i18n/phrase'
import { useSession } from '../../people/session'
import { Card } from '../../ui/card'
import { commaList, dayWords, usdWords } from '../../ui/date-words'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { Skeleton } from '../../ui/skeleton'
import { StatusPill } from '../../ui/status-pill'
import { shopTexts } from './texts'

const texts = shopTexts.orders

export function OrderHistory() {
  const { status } = useSession(state => state.session)
  return status === 'signedIn' ? <Orders /> : null
}

function Orders() {
  const { answer } = useAnswer('/api/orders', ordersAnswerSchema)
  const orders = answer.value?.filter(isShown)
  if (orders?.length === 0) return null
  return (
    <Card title={texts.title}>
      {answer.status === 'asking' && <Skeleton />}
      {answer.status === 'failed' && <p className="text-soft">{texts.needsConnection}</p>}
      {orders && (
        <List label={texts.title}>
          {orders.map(order => (
            <ListRow
              key={order.id}
              title={commaList(order.items.map(({ name }) => phrase(name)))}
              mark={
                <StatusPill tone={toneOf(order)}>
                  {phrase(ORDER_STATUS_WORDS[order.status])}
                </StatusPill>
              }
              detail={detailOf(order)}
            />
          ))}
        </List>
      )}
    </Card>
  )
}

/** A cancelled order was never paid, so it is not shown. */
const isShown = ({ status }: Order): boolean => status !== 'cancelled'

function detailOf(order: Order): string {
  const { totalCents, refundedCents, createdAt, trackingNumber } = order
  return [
    dayWords(createdAt),
    order.kind === 'beta' ? texts.beta : usdWords(totalCents),
    refundedCents > 0 && texts.refunded({ amount: usdWords(refundedCents) }),
    trackingNumber && texts.tracking({ number: trackingNumber }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function toneOf({ status }: Order): 'ok' | 'info' | 'warn' {
  if (status === 'delivered') return 'ok'
  return status === 'pending' || status === 'cancelled' ? 'warn' : 'info'
}
