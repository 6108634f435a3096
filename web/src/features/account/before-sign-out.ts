import { ask } from '../../stores/confirm'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { countUnsent, keepAtSignOut, sendNow } from '../../sync'

/**
 * Signing out clears this phone, so it first asks about unsent changes. The person stays signed in if
 * the changes cannot be counted, or should be sent and the server is unreachable.
 */
export async function beforeSignOut(): Promise<'leave' | 'stay'> {
  try {
    return await askFirst()
  } catch (error) {
    if (!storageFaultOf(error)) throw error
    console.error(error)
    showToast({ tone: 'danger', title: 'Not logged out', description: NOT_COUNTED })
    return 'stay'
  }
}

const NOT_COUNTED =
  'This device’s storage did not answer, so unsent changes could be lost. Try again.'

async function askFirst(): Promise<'leave' | 'stay'> {
  const unsent = await countUnsent()
  const answer = unsent === 0 ? 'discard' : await askAbout(unsent)
  // Set each time, because a sign-out that failed may have had another answer.
  keepAtSignOut(answer === 'keep')
  if (answer === 'send') return (await isAllSent()) ? 'leave' : 'stay'
  return answer === 'keep' || answer === 'discard' ? 'leave' : 'stay'
}

function askAbout(unsent: number): Promise<string | null> {
  const changes = unsent === 1 ? '1 change' : `${unsent} changes`
  return ask({
    title: `${changes} only on this phone`,
    body: 'Signing out clears your record from this phone. What was not sent, or was not taken by the server, is nowhere else: send it first, keep it here until you sign in again, or discard it.',
    choices: [
      { id: 'stay', label: 'Cancel' },
      { id: 'discard', label: `Discard ${changes}`, tone: 'danger' },
      { id: 'keep', label: 'Keep on this phone' },
      { id: 'send', label: 'Send now', tone: 'primary' },
    ],
  })
}

async function isAllSent(): Promise<boolean> {
  await sendNow()
  if ((await countUnsent()) === 0) return true
  showToast({
    title: 'Not sent',
    description: 'Your changes could not be sent, so you are still signed in. Nothing is lost.',
    tone: 'danger',
  })
  return false
}
