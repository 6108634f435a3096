import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PLANS, PLANS_ARE_SUPPORT, type PlanId } from 'sync-protocol/commerce'
import { createSubscriptionAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { isSignedOut } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import { useOnline } from '../../http/use-online'
import { phrase } from '../../i18n/phrase'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
import { useWayBack } from '../../people/use-way-back'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { pricingTexts } from './texts'

const texts = pricingTexts

export function PricingScreen() {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  const isOnline = useOnline()
  const { busy, choose } = useChoosePlan()
  const back = useWayBack()
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={phrase(PLANS_ARE_SUPPORT)} back={back} />
      <div className="grid grid-cols-1 gap-6">
        {!isOnline && (
          <Notice tone="warn" title={texts.offline} announce="status">
            {texts.offlineDetail}
          </Notice>
        )}
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-4">
          <PlanCard
            name={texts.free.name}
            price={usdWords(0)}
            features={Object.values(texts.free.features)}
          >
            <ButtonLink to={paths.home} tone="primary" wide>
              {isSignedIn ? texts.free.dashboard : texts.free.start}
            </ButtonLink>
          </PlanCard>
          {PLANS.map(({ id, name, amountCents, features }) => (
            <PlanCard
              key={id}
              name={phrase(name)}
              price={texts.price({ amount: usdWords(amountCents) })}
              features={features.map(feature => phrase(feature))}
            >
              <Button wide busy={busy === id} onClick={() => choose(id)}>
                {texts.choose({ plan: phrase(name) })}
              </Button>
            </PlanCard>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{texts.onceQuestion}</span>
          <ButtonLink to={paths.donate}>{texts.once}</ButtonLink>
        </p>
      </div>
    </Main>
  )
}

interface PlanCardProps {
  name: string
  price: string
  features: readonly string[]
  children: ReactNode
}

function PlanCard({ name, price, features, children }: PlanCardProps) {
  return (
    <li className="flex flex-col gap-4 rounded-ui border border-line bg-surface p-4 sm:p-6">
      <div className="grid flex-1 content-start gap-3">
        <div>
          <h2 className="text-lg">{name}</h2>
          <p className="tabular font-semibold">{price}</p>
        </div>
        <ul className="grid gap-2 text-soft">
          {features.map(feature => (
            <li key={feature} className="flex gap-2">
              <Icon name="check" size={20} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  )
}

function useChoosePlan() {
  const session = useSession(state => state.session)
  const navigate = useNavigate()
  const [busy, setBusy] = useState<PlanId | null>(null)
  const isUnderWay = useRef(false)

  async function choose(plan: PlanId) {
    if (isUnderWay.current) return
    if (session.status !== 'signedIn') return goToLogin(navigate, paths.pricing)
    isUnderWay.current = true
    setBusy(plan)
    const answer = await request('/api/create-subscription', {
      method: 'POST',
      body: { plan },
      answer: createSubscriptionAnswerSchema,
    })
    if (answer.ok) {
      const query = new URLSearchParams({ client_secret: answer.value.clientSecret, plan })
      // A full page load, because only that page's policy allows Stripe.
      return window.location.assign(`${paths.subscribe}?${query}`)
    }
    isUnderWay.current = false
    setBusy(null)
    const { failure } = answer
    if (isSignedOut(failure)) return goToLogin(navigate, paths.pricing)
    showToast({
      tone: 'danger',
      title: texts.failed,
      description: describeHttpFailure(failure),
    })
  }

  return { busy, choose }
}
