import { expect, test } from 'vitest'
import { fitting } from './fitting'

/** A box of `room` for pieces of these sizes, in which saying "more" takes one. */
const shownOf = (sizes: number[], room: number) =>
  fitting(sizes.length, shown => {
    const size = shown.reduce((sum, i) => sum + (sizes[i] ?? 0), 0)
    return size + (shown.length < sizes.length ? 1 : 0) <= room
  })

test.each([
  ['everything that fits is shown', [3, 3, 3], 9, [0, 1, 2]],
  ['nothing to show is shown at once', [], 9, []],
  ['what does not fit gives way from the end', [3, 3, 3], 8, [0, 1]],
  ['a long piece gives way to shorter ones after it', [3, 9, 2, 2, 2], 9, [0, 2, 3]],
  ['the last one may fit where the one before it did not', [3, 9, 2], 6, [0, 2]],
  ['one piece that does not fit leaves the box to "more"', [9], 5, []],
  ['where nothing fits nothing is shown', [9, 9], 5, []],
])('%s', (_fact, sizes, room, shown) => {
  expect(shownOf(sizes, room)).toEqual(shown)
})
