import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlanId } from 'sync-protocol/commerce'
import { createSubscriptionAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { isSignedOut } from '../../http/failure'
import { goToLogin } from '../../session/go-to-login'
import { useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'

export function useChoosePlan() {
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
      title: 'Error',
      description:
        failure.kind === 'refused'
          ? failure.message
          : 'We could not be reached. Check your connection and try again.',
    })
  }

  return { busy, choose }
}
