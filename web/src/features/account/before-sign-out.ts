import { ask } from '../../stores/confirm'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { countUnsent, keepAtSignOut, sendNow } from '../../sync'
import { accountTexts } from './texts'

const texts = accountTexts.beforeSignOut

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
    showToast({ tone: 'danger', title: texts.notOut, description: texts.notCounted })
    return 'stay'
  }
}

async function askFirst(): Promise<'leave' | 'stay'> {
  const unsent = await countUnsent()
  const answer = unsent === 0 ? 'discard' : await askAbout(unsent)
  // Set each time, because a sign-out that failed may have had another answer.
  keepAtSignOut(answer === 'keep')
  if (answer === 'send') return (await isAllSent()) ? 'leave' : 'stay'
  return answer === 'keep' || answer === 'discard' ? 'leave' : 'stay'
}

function askAbout(unsent: number): Promise<string | null> {
  return ask({
    title: texts.title({ count: unsent }),
    body: texts.body,
    choices: [
      { id: 'stay', label: texts.cancel },
      { id: 'discard', label: texts.discard({ count: unsent }), tone: 'danger' },
      { id: 'keep', label: texts.keep },
      { id: 'send', label: texts.send, tone: 'primary' },
    ],
  })
}

async function isAllSent(): Promise<boolean> {
  await sendNow()
  if ((await countUnsent()) === 0) return true
  showToast({ tone: 'danger', title: texts.notSent, description: texts.notSentDetail })
  return false
}
