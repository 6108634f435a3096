import { expect, it } from 'vitest'
import { isFirstPull, type SyncStatus } from './status'

it('knows a first pull: a new phone is asking the server until it is done or impossible', () => {
  const sent: SyncStatus = { state: 'quiet', unsent: 0, refused: 0, conflicts: 0, lastSyncAtMs: 1 }
  const fresh = { ...sent, lastSyncAtMs: null }
  expect(isFirstPull(fresh)).toBe(true)
  expect(isFirstPull({ ...fresh, state: 'waiting' })).toBe(false)
  expect(isFirstPull({ ...fresh, state: 'signed_out' })).toBe(false)
  expect(isFirstPull({ ...fresh, state: 'sending', unsent: 1 })).toBe(false)
  expect(isFirstPull(sent)).toBe(false)
})
