import { showToast } from '../stores/toast'
import { sendConfirmationAgain } from './email'
import { useAccount } from './session'
import { useAction } from './use-action'
import { useFreshEmail } from './use-fresh-email'

interface Words {
  notSent: string
  sentAgain: string
  sentAgainDetail: (about: { email: string }) => string
}

/**
 * For screens that need a confirmed address. `unconfirmed` is the address until the person has opened the
 * e-mail's link, in any browser.
 */
export function useConfirmEmail(words: Words) {
  const user = useAccount()
  const unconfirmed = user?.emailState === 'unconfirmed' ? user.email : undefined
  const { isBusy, run } = useAction()

  useFreshEmail(unconfirmed !== undefined)

  async function sendAgain() {
    if (!unconfirmed) return
    if (!(await run('again', words.notSent, sendConfirmationAgain))) return
    showToast({
      title: words.sentAgain,
      description: words.sentAgainDetail({ email: unconfirmed }),
    })
  }

  return { unconfirmed, isSending: isBusy, sendAgain: () => void sendAgain() }
}
