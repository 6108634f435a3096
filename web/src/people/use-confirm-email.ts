import { useEffect } from 'react'
import { showToast } from '../stores/toast'
import { checkSession } from './account-session'
import { sendConfirmationAgain } from './email'
import { useAccount } from './session'
import { useAction } from './use-action'

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

/** Looks again when the person comes back from their mail, while their address waits to be confirmed. */
export function useFreshEmail(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void checkSession()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWaiting])
}
