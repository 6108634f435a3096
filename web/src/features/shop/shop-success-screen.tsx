import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SHIPS_WITHIN_DAYS, wasPaid } from 'sync-protocol/commerce'
import { type Order, orderSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { type ServerAnswer, useAnswer } from '../../http/use-answer'
import { useSession } from '../../people/session'
import { removeStored } from '../../stores/browser-storage'
import { SHOP_KEYS } from '../../stores/shop-keys'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { rangeWords, usdWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { MailLink } from '../../ui/text-link'
import { forgetCart } from './cart'
import { shopTexts } from './texts'

const texts = shopTexts.success

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
      <title>{pageTitle(texts.page)}</title>
      <PageHeader title={texts.page} lead={texts.lead} />
      <div className="grid grid-cols-1 gap-6">
        {path === null || answer.failure?.kind === 'refused' ? (
          <UnknownOrder isSignedIn={isSignedIn} />
        ) : (
          <PaymentState order={answer.value} />
        )}
        <Card title={texts.next}>
          <ul className="grid list-disc gap-2 ps-5">
            <li>
              {texts.steps.ships({
                count: SHIPS_WITHIN_DAYS.most,
                range: rangeWords(SHIPS_WITHIN_DAYS),
              })}
            </li>
            <li>{texts.steps.tracking}</li>
            <li>{texts.steps.confirmation}</li>
            <li>{texts.steps.supports}</li>
          </ul>
          <p className="mt-4">
            <TaggedText
              text={texts.questions({ address: contactAddress })}
              tags={{ mail: address => <MailLink address={address} /> }}
            />
          </p>
        </Card>
        <nav aria-label={texts.links} className="grid grid-cols-1 gap-3">
          {isSignedIn ? (
            <ButtonLink to={paths.dashboard} tone="primary" wide>
              {texts.dashboard}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.auth} tone="primary" wide>
                {texts.createAccount}
              </ButtonLink>
              <ButtonLink to={paths.home} wide>
                {texts.home}
              </ButtonLink>
            </>
          )}
          <ButtonLink to={paths.shop} wide>
            {texts.shopMore}
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
    <Notice tone="info" title={texts.unknown}>
      {isSignedIn ? texts.unknownSignedIn : texts.unknownSignedOut}
    </Notice>
  )
}

function PaymentState({ order }: { order: Order | undefined }) {
  if (!order || order.status === 'pending') {
    return (
      <Notice tone="info" title={texts.waiting} announce="status">
        {texts.waitingDetail}
      </Notice>
    )
  }
  const { status, totalCents } = order
  if (status === 'refunded') {
    return <Notice tone="info" title={texts.refunded} announce="status" />
  }
  if (!wasPaid(status)) {
    return (
      <Notice tone="warn" title={texts.notPaid} announce="status">
        {texts.notPaidDetail}
      </Notice>
    )
  }
  return (
    <Notice tone="ok" title={texts.paid} announce="status">
      {texts.paidDetail({ amount: usdWords(totalCents) })}
    </Notice>
  )
}
