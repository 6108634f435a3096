import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { feeToCover, type TierId } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { isSignedOut } from '../../http/failure'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
import { showToast } from '../../stores/toast'
import { activateFreeAccess, createDonation, createMonthlyGift } from './donate-calls'
import { goToCheckout } from './go-to-checkout'
import { donateTexts } from './texts'

const { free, failures } = donateTexts

type Choice = TierId | 'free'

export function useGiving({ isMonthly, coverFee }: { isMonthly: boolean; coverFee: boolean }) {
  const session = useSession(state => state.session)
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Choice | null>(null)
  // A second press can come before the first one is rendered.
  const isUnderWay = useRef(false)

  async function once(choice: Choice, work: () => Promise<'stay' | 'leave'>) {
    if (isUnderWay.current) return
    if (session.status !== 'signedIn') return goToLogin(navigate, paths.donate)
    isUnderWay.current = true
    setBusy(choice)
    if ((await work()) === 'leave') return
    isUnderWay.current = false
    setBusy(null)
  }

  const give = (tierId: TierId, giftCents: number) =>
    once(tierId, async () => {
      const create = isMonthly ? createMonthlyGift : createDonation
      const answer = await create({ tierId, amount: giftCents, coverFee })
      if (answer.ok) {
        goToCheckout({
          clientSecret: answer.value.clientSecret,
          totalCents: giftCents + (coverFee ? feeToCover(giftCents) : 0),
          tier: tierId,
          isMonthly,
        })
        return 'leave'
      }
      const { failure } = answer
      if (isSignedOut(failure)) {
        goToLogin(navigate, paths.donate)
        return 'stay'
      }
      const isForThePerson =
        failure.kind === 'refused' &&
        ['already_subscribed', 'rate_limited', 'payments_disabled'].includes(failure.code)
      showToast({
        tone: 'danger',
        title: failures.title,
        description: isForThePerson ? failure.message : failures.donation,
      })
      return 'stay'
    })

  const chooseFree = () =>
    once('free', async () => {
      const answer = await activateFreeAccess()
      if (answer.ok) {
        showToast({ title: free.activated, description: free.activatedDetail })
        navigate(paths.dashboard)
        return 'leave'
      }
      showToast({ tone: 'danger', title: failures.title, description: failures.freeAccess })
      return 'stay'
    })

  return { busy, give, chooseFree }
}
