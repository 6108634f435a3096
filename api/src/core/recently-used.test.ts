import { expect, it } from 'vitest'
import { RecentlyUsed } from './recently-used'

it('keeps the values used last, for a while', () => {
  let nowMs = 1_000_000
  const kept = new RecentlyUsed<number>(2, 60_000, () => nowMs)
  kept.set('a', 1)
  kept.set('b', 2)
  kept.get('a')
  kept.set('c', 3)
  expect(['a', 'b', 'c'].map(key => kept.get(key))).toEqual([1, undefined, 3])
  nowMs += 60_000
  expect(kept.get('a')).toBeUndefined()
})

it('keeps no value from before the clock was set back', () => {
  let nowMs = 1_000_000
  const kept = new RecentlyUsed<number>(2, 60_000, () => nowMs)
  kept.set('a', 1)
  nowMs -= 1_000
  expect(kept.get('a')).toBe(1)
  nowMs -= 60_000
  expect(kept.get('a')).toBeUndefined()
})
