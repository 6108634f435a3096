import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BETA_ITEMS } from 'sync-protocol/commerce'
import { betaAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../app/paths'
import { request } from '../../http/client'
import { isSignedOut } from '../../http/failure'
import { goToLogin } from '../../session/go-to-login'
import { showToast } from '../../stores/toast'
import { type BetaField, faultsOf, type Typed } from './application'

const FAILED = 'Failed to create beta test order'

/** Checks the application and sends it; the server knows what the package holds. */
export function useApply() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Partial<Record<BetaField, string>>>({})

  async function apply(typed: Typed) {
    if (typed.selectedQrCode === '') {
      const description = 'Please select a QR code to include with your products.'
      return showToast({ tone: 'danger', title: 'QR Code Required', description })
    }
    const found = faultsOf(typed)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const answer = await request('/api/create-beta-test-order', {
      method: 'POST',
      body: { ...typed, items: BETA_ITEMS },
      answer: betaAnswerSchema,
    })
    setBusy(false)
    if (answer.ok && answer.value.success) return navigate(paths.betaSuccess)
    if (!answer.ok && isSignedOut(answer.failure)) {
      return goToLogin(navigate, `${paths.beta}?apply=1`)
    }
    const refused = !answer.ok && answer.failure.kind === 'refused' ? answer.failure : undefined
    if (refused) setFaults(refused.fields)
    showToast({ tone: 'danger', title: 'Error', description: refused?.message ?? FAILED })
  }

  return { apply, isBusy, faults }
}
