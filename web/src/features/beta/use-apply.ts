import { useNavigate } from 'react-router-dom'
import { BETA_ITEMS } from 'sync-protocol/commerce'
import { betaAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import { goToLogin } from '../../session/go-to-login'
import { useForm } from '../../session/use-form'
import { showToast } from '../../stores/toast'
import { faultsOf, type Typed } from './application'

const FAILED = { title: 'Error', description: 'Failed to create beta test order' }
const NO_CODE = {
  title: 'QR Code Required',
  description: 'Please select a QR code to include with your products.',
}

/** The server knows the contents of the package. */
export function useApply(typed: Typed) {
  const navigate = useNavigate()
  const hasCode = typed.selectedQrCode !== ''

  async function send() {
    if (!hasCode) {
      showToast({ tone: 'danger', ...NO_CODE })
      return null
    }
    const answer = await request('/api/create-beta-test-order', {
      method: 'POST',
      body: { ...typed, items: BETA_ITEMS },
      answer: betaAnswerSchema,
    })
    if (answer.ok || !isSignedOut(answer.failure)) return answer
    goToLogin(navigate, `${paths.beta}?apply=1`)
    return null
  }

  return useForm({
    check: () => (hasCode ? faultsOf(typed) : {}),
    send,
    problemOf: (failure: HttpFailure) =>
      failure.kind === 'refused'
        ? { fields: failure.fields, toast: { title: 'Error', description: failure.message } }
        : { fields: {}, toast: FAILED },
    onDone: (_, { success }) => {
      if (success) navigate(paths.betaSuccess)
      else showToast({ tone: 'danger', ...FAILED })
    },
  })
}
