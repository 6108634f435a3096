import { render, screen } from '@testing-library/react'
import { del, set } from 'idb-keyval'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LockSecrets } from './lock-secrets'
import { LockedView } from './locked-view'
import { hashPin, PIN_WAIT_MS } from './pin'

const NOW = Date.UTC(2026, 2, 27, 12)
const YEAR_MS = 365 * 24 * 3_600_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOW }))
afterEach(async () => {
  vi.useRealTimers()
  await del('lock')
})

it.each([
  ['the wait is over', PIN_WAIT_MS],
  ['an hour has passed since the clock was set back by a year', YEAR_MS],
])('offers the PIN again, without a reload, when %s', async (_, waitMs) => {
  const pin = { ...(await hashPin('481507')), wrongTries: 5, nextTryAtMs: NOW + waitMs }
  await set('lock', { pin } satisfies LockSecrets)
  render(
    <MemoryRouter>
      <LockedView backup={null} />
    </MemoryRouter>,
  )
  await screen.findByText(/You can try the PIN again at/)
  expect(screen.queryByLabelText('PIN')).toBeNull()
  await vi.advanceTimersByTimeAsync(PIN_WAIT_MS + 10_000)
  await screen.findByLabelText('PIN')
  expect(screen.queryByText(/You can try the PIN again at/)).toBeNull()
})
