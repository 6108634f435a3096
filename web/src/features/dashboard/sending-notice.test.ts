import { expect, it } from 'vitest'
import type { SyncStatus } from '../../sync'
import { momentWords } from '../../ui/date-words'
import { sendingWords } from './sending-notice'

const sent: SyncStatus = {
  state: 'quiet',
  unsent: 0,
  refused: 0,
  conflicts: 0,
  lastSyncAtMs: 1_750_000_000_000,
}
const last = `Last sent ${momentWords(1_750_000_000_000)}.`

it.each<[string, Partial<SyncStatus>, string, string]>([
  ['nothing waits', {}, 'Everything is saved and sent.', last],
  [
    'everything arrived, and the server refused one change',
    { refused: 1 },
    '1 change could not be saved on the server.',
    `Edit or discard what is listed below. Everything else is saved and sent. ${last}`,
  ],
  [
    'the last try did not get through',
    { state: 'waiting', unsent: 1 },
    'Saved on this phone. Will be sent when you are online.',
    `1 change not sent yet: the server could not be reached. ${last}`,
  ],
  [
    'changes were never sent',
    { state: 'sending', unsent: 2, lastSyncAtMs: null },
    'Saved on this phone. Will be sent when you are online.',
    '2 changes waiting. Never sent yet.',
  ],
  [
    'the server was never reached',
    { lastSyncAtMs: null },
    'Saved on this phone.',
    'This phone has not reached the server yet. It tries again when you are online.',
  ],
  [
    'the session ended',
    { state: 'signed_out', unsent: 3 },
    'Saved on this phone. Sign in to send it.',
    '3 changes will be sent after you sign in.',
  ],
  [
    'the session ended with nothing waiting',
    { state: 'wrong_user' },
    'Saved on this phone. Sign in to send it.',
    last,
  ],
  [
    'the app is too old',
    { state: 'upgrade_required', unsent: 1 },
    'Saved on this phone. Sending waits for a newer version of the app.',
    '1 change waiting. Close the app and open it again to update.',
  ],
])('%s', (_, status, title, detail) => {
  expect(sendingWords({ ...sent, ...status })).toMatchObject({ title, detail })
})
