import { afterEach, expect, it, vi } from 'vitest'
import { inSlices } from './in-slices'

afterEach(() => void vi.restoreAllMocks())

it('does every part, and lets other tasks run between long ones', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: string[] = []
  function* parts() {
    for (const part of [1, 2, 3, 4, 5]) {
      now += 3
      done.push(`part ${part}`)
      yield
    }
  }
  setTimeout(() => done.push('a finger'))
  await inSlices(parts())
  expect(done).toEqual(['part 1', 'part 2', 'a finger', 'part 3', 'part 4', 'part 5'])
})
