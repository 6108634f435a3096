import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadKept } from './preload-kept'
import { preload } from './screens'

vi.mock('./screens', () => ({ preload: vi.fn(), screenOf: () => () => null }))
vi.mock('../sync/runtime/follow-session', () => ({}))
vi.mock('./dashboard/dashboard-screen', () => ({ preloadDashboard: () => undefined }))

const keepsTheApp = (keeps: boolean) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller: keeps ? {} : null } })
const at = (address: string) => new URL(address, 'https://lifetag.example')

beforeEach(() => vi.mocked(preload).mockClear())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/dashboard', false],
  ['/dashboard?tab=qr-codes', false],
  ['/code', false],
  ['/?show=code', true],
])('of %s the screen is read while it is found out who is here', (address, keeps) => {
  keepsTheApp(keeps)
  preloadKept(at(address))
  expect(preload).toHaveBeenCalledWith('/dashboard')
})

it.each([
  ['/', false],
  ['/', true],
  ['/?show=code', false],
  ['/shop', true],
])('%s, which a visitor may have come to, asks for nothing (kept: %s)', (address, keeps) => {
  keepsTheApp(keeps)
  preloadKept(at(address))
  expect(preload).not.toHaveBeenCalled()
})
