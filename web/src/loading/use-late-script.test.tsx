import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLateScript } from './use-late-script'

let isOnline = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows the results of the hook. `answers` are used in order, and after the last one each load fails. */
function show(answers: ('fails' | string)[]) {
  const load = vi.fn(async () => {
    const answer = answers.shift() ?? 'fails'
    if (answer === 'fails') throw new TypeError('Failed to fetch dynamically imported module')
    return answer
  })
  return { load, ...render(<Shown load={load} />) }
}

function Shown({ load }: { load: () => Promise<string> }) {
  return <p>{useLateScript(load) ?? 'loading'}</p>
}

const TWO_FRAMES_MS = 40
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function becomeOnline() {
  isOnline = true
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
}

it('tries again with the next connection, and once more if that one failed, too', async () => {
  isOnline = false
  const { load } = show(['fails', 'fails', 'the places'])
  await wait(TWO_FRAMES_MS)
  screen.getByText('missing')
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  await becomeOnline()
  screen.getByText('missing')
  await wait(3_000)
  screen.getByText('the places')
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})

it('stops trying when the component is gone', async () => {
  isOnline = true
  const { load, unmount } = show([])
  await wait(TWO_FRAMES_MS)
  unmount()
  await wait(60_000)
  await becomeOnline()
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  ['through the network, behind what the screen begins with', null, 0],
  ['from this phone, at once', {}, 1],
])('loads %s', async (_, controller, asked) => {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller } })
  const { load } = show(['the places'])
  await wait(0)
  expect(load).toHaveBeenCalledTimes(asked)
  await wait(TWO_FRAMES_MS)
  expect(load).toHaveBeenCalledTimes(1)
  screen.getByText('the places')
  vi.unstubAllGlobals()
})
