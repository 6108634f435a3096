import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatUsd, wasPaid } from 'sync-protocol/commerce'
import { type Order, orderSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { type ServerAnswer, useAnswer } from '../../http/use-answer'
import { removeStored } from '../../stores/browser-storage'
import { useSession } from '../../stores/session'
import { SHOP_KEYS } from '../../stores/shop-keys'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'
import { forgetCart } from './cart'

/** Only the server decides what this page says about the payment. */
export function ShopSuccessScreen() {
  const [query] = useSearchParams()
  const id = query.get('order')
  const path = id ? `/api/orders/${encodeURIComponent(id)}` : null
  const { answer } = useAnswer(path, orderSchema, { retries: 0, askAgainMs: untilPaid })
  const isSignedIn = useSession(state => state.session.status === 'signedIn')

  useEffect(() => {
    forgetCart()
    removeStored('local', SHOP_KEYS)
  }, [])

  return (
    <Main width="form">
      <title>{pageTitle('Order Complete')}</title>
      <PageHeader title="Order Complete" lead="Thank you for your order." />
      <div className="grid grid-cols-1 gap-6">
        {path === null || answer.failure?.kind === 'refused' ? (
          <UnknownOrder isSignedIn={isSignedIn} />
        ) : (
          <PaymentState order={answer.value} />
        )}
        <Card title="What happens now">
          <ul className="grid list-disc gap-2 pl-5">
            <li>Orders ship within 3-5 business days.</li>
            <li>Tracking information is sent by email when your parcel leaves.</li>
            <li>A confirmation email is sent once the payment is confirmed.</li>
            <li>Your purchase supports free emergency access for everyone.</li>
          </ul>
          <p className="mt-4">
            Questions? Write to{' '}
            <a href={`mailto:${contactAddress}`} className="font-semibold wrap-anywhere">
              {contactAddress}
            </a>
            .
          </p>
        </Card>
        <nav aria-label="Go on" className="grid grid-cols-1 gap-3">
          {isSignedIn ? (
            <ButtonLink to={paths.dashboard} tone="primary" wide>
              Return to Dashboard
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.auth} tone="primary" wide>
                Create Account to Access Features
              </ButtonLink>
              <ButtonLink to={paths.home} wide>
                Return to Home
              </ButtonLink>
            </>
          )}
          <ButtonLink to={paths.shop} wide>
            Shop More Products
          </ButtonLink>
        </nav>
      </div>
    </Main>
  )
}

const ASK_AGAIN_MS = 3_000

function untilPaid({ value, failure }: ServerAnswer<Order>): number | null {
  if (failure) return failure.kind === 'refused' ? null : ASK_AGAIN_MS
  return value?.status === 'pending' ? ASK_AGAIN_MS : null
}

function UnknownOrder({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice tone="info" title="Your orders are in the shop">
      {isSignedIn ? 'There' : 'Sign in there, and'} you see how each of them stands.
    </Notice>
  )
}

function PaymentState({ order }: { order: Order | undefined }) {
  if (!order || order.status === 'pending') {
    return (
      <Notice tone="info" title="Waiting for confirmation" announce="status">
        This page changes by itself as soon as the payment is confirmed.
      </Notice>
    )
  }
  const { status, totalCents } = order
  if (status === 'refunded') {
    return <Notice tone="info" title="Payment given back" announce="status" />
  }
  if (!wasPaid(status)) {
    return (
      <Notice tone="warn" title="The payment was not completed" announce="status">
        Nothing was charged. Order again in the shop whenever you like.
      </Notice>
    )
  }
  return (
    <Notice tone="ok" title="Payment Confirmed" announce="status">
      We have received {formatUsd(totalCents)}.
    </Notice>
  )
}
