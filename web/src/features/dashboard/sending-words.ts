import type { SyncStatus } from '../../sync'
import { momentWords } from '../../ui/date-words'
import type { Tone } from '../../ui/tone'
import { changeCount } from './words'

interface SendingWords {
  tone: Tone
  title: string
  detail: string
}

/** Includes a hotel's sign-in page, where the phone believes that it is online. */
const NOT_REACHED = 'not sent yet: the server could not be reached.'

export function sendingWords({ state, unsent, refused, lastSyncAtMs }: SyncStatus): SendingWords {
  const last = lastSyncAtMs === null ? 'Never sent yet.' : `Last sent ${momentWords(lastSyncAtMs)}.`
  if (state === 'signed_out' || state === 'wrong_user') {
    const waiting = unsent > 0 ? `${changeCount(unsent)} will be sent after you sign in.` : last
    return { tone: 'warn', title: 'Saved on this phone. Sign in to send it.', detail: waiting }
  }
  if (state === 'upgrade_required') {
    return {
      tone: 'warn',
      title: 'Saved on this phone. Sending waits for a newer version of the app.',
      detail: `${unsent > 0 ? `${changeCount(unsent)} waiting. ` : ''}Close the app and open it again to update.`,
    }
  }
  if (unsent > 0) {
    return {
      tone: 'info',
      title: 'Saved on this phone. Will be sent when you are online.',
      detail: `${changeCount(unsent)} ${state === 'waiting' ? NOT_REACHED : 'waiting.'} ${last}`,
    }
  }
  if (lastSyncAtMs === null) {
    return {
      tone: 'info',
      title: 'Saved on this phone.',
      detail: 'This phone has not reached the server yet. It tries again when you are online.',
    }
  }
  if (refused > 0) {
    return {
      tone: 'warn',
      title: `${changeCount(refused)} could not be saved on the server.`,
      detail: `Edit or discard what is listed below. Everything else is saved and sent. ${last}`,
    }
  }
  return { tone: 'ok', title: 'Everything is saved and sent.', detail: last }
}
