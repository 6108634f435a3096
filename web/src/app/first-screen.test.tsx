import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeSession } from '../people/session'
import { firstScreen } from './first-screen'
import { pathOf, preload } from './screens'

vi.mock('./screens', async original => ({
  ...(await original<typeof import('./screens')>()),
  preload: vi.fn(async () => undefined),
}))
vi.mock('../sync/runtime/follow-session', () => ({}))
vi.mock('./dashboard/dashboard-screen', () => ({ preloadDashboard: async () => undefined }))

const keepsTheApp = (keeps: boolean) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller: keeps ? {} : null } })
const at = (address: string) => new URL(address, 'https://lifetag.example')

beforeEach(() => {
  vi.mocked(preload).mockClear()
  writeSession({ status: 'signedOut', byChoice: false })
  keepsTheApp(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('finds the row of a screen by its address', () => {
  expect(['/print/01a2', '/dashboard', '/no/such/place'].map(pathOf)).toEqual([
    '/print/:codeId',
    '/dashboard',
    undefined,
  ])
})

it.each([
  ['/dashboard', false, '/dashboard'],
  ['/dashboard?tab=qr-codes', true, '/dashboard'],
  ['/code', false, '/code'],
  ['/print/01a2', true, '/print/:codeId'],
  ['/shop', false, '/shop'],
  ['/', false, '/welcome'],
])('%s (kept: %s) loads the screen of %s', async (address, keeps, path) => {
  keepsTheApp(keeps)
  await firstScreen(at(address))
  expect(vi.mocked(preload).mock.calls).toEqual([[path]])
})

it.each(['/', '/no/such/place'])(
  '%s waits for nothing on a phone that keeps the app',
  async path => {
    keepsTheApp(true)
    await firstScreen(at(path))
    expect(preload).not.toHaveBeenCalled()
  },
)

it('waits for a screen for a second at most', async () => {
  vi.useFakeTimers()
  vi.mocked(preload).mockReturnValueOnce(new Promise(() => {}))
  const done = vi.fn()
  void firstScreen(at('/team')).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it.each(['/dashboard', '/alerts'])('%s waits for the session for a second at most', async path => {
  vi.useFakeTimers()
  writeSession({ status: 'unknown' })
  const [known, late] = [vi.fn(), vi.fn()]
  void firstScreen(at(path)).then(known)
  await vi.advanceTimersByTimeAsync(999)
  expect(known).not.toHaveBeenCalled()
  writeSession({ status: 'signedOut', byChoice: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(known).toHaveBeenCalledOnce()

  writeSession({ status: 'unknown' })
  void firstScreen(at(path)).then(late)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(late).toHaveBeenCalledOnce()
})

it('does not wait for the session on a screen for everyone', async () => {
  writeSession({ status: 'unknown' })
  await firstScreen(at('/shop'))
})
