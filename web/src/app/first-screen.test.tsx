import { afterEach, expect, it, vi } from 'vitest'
import { firstScreen } from './first-screen'
import { pathOf } from './screens'

afterEach(() => vi.useRealTimers())

it('an address leads to the row of its screen', () => {
  expect(['/print/01a2', '/dashboard', '/no/such/place'].map(pathOf)).toEqual([
    '/print/:codeId',
    '/dashboard',
    undefined,
  ])
})

it('nothing is waited for at an address of no screen', async () => {
  await expect(firstScreen({ pathname: '/no/such/place', search: '' })).resolves.toBeUndefined()
})

it('a screen that does not come is waited for a second at most', async () => {
  vi.useFakeTimers()
  vi.doMock('../features/team/team-screen', () => new Promise(() => {}))
  const done = vi.fn()
  void firstScreen({ pathname: '/team', search: '' }).then(done)
  await vi.advanceTimersByTimeAsync(900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toHaveBeenCalledOnce()
  vi.doUnmock('../features/team/team-screen')
})

it('what cannot be read is not waited for, and who draws it says so', async () => {
  vi.doMock('../features/team/team-screen', () => {
    throw new Error('no connection')
  })
  await expect(firstScreen({ pathname: '/team', search: '' })).resolves.toBeUndefined()
  vi.doUnmock('../features/team/team-screen')
})
