import { expect, test } from 'vitest'
import { fitting } from './fitting'

/** A box of `room` for entries of these lengths, in which saying that some are missing takes one. */
const fittedTo = (
  lengths: number[],
  room: number,
  { importances = lengths.map(() => 0), largest = 1, nexts = [] as number[] } = {},
) =>
  fitting(
    lengths.map((_, i) => ({ importance: importances[i] ?? 0, isNext: nexts.includes(i) })),
    largest,
    ({ size, shown }) => {
      const length = shown.reduce((sum, i) => sum + (lengths[i] ?? 0), 0)
      return size * (length + (shown.length < lengths.length ? 1 : 0)) <= room
    },
  )

test.each([
  ['everything that fits is shown', [3, 3, 3], 9, [0, 1, 2]],
  ['nothing to show is shown at once', [], 9, []],
  ['what does not fit gives way from the end', [3, 3, 3], 8, [0, 1]],
  ['a long entry gives way to shorter ones after it', [3, 9, 2, 2, 2], 9, [0, 2, 3]],
  ['the last one may fit where the one before it did not', [3, 9, 2], 6, [0, 2]],
  ['one entry that does not fit leaves the box to its mark', [9], 5, []],
  ['where nothing fits nothing is shown', [9, 9], 5, []],
])('%s', (_fact, lengths, room, shown) => {
  expect(fittedTo(lengths, room).shown).toEqual(shown)
})

test('what is worst to miss is kept, wherever it stands', () => {
  expect(fittedTo([3, 3, 3], 7, { importances: [9, 2, 1] }).shown).toEqual([1, 2])
})

test('a sentence does not stand without the one before it', () => {
  expect(fittedTo([3, 9, 2], 6, { nexts: [1, 2] }).shown).toEqual([0])
})

test('room that is left is used for larger letters, up to the largest', () => {
  expect(fittedTo([3, 3], 9, { largest: 1.3 })).toEqual({ size: 1.3, shown: [0, 1] })
  expect(fittedTo([4, 4], 9, { largest: 1.3 })).toEqual({ size: 1.1, shown: [0, 1] })
})

test('letters are never larger at the cost of an entry', () => {
  expect(fittedTo([4, 4, 4], 10, { largest: 1.3 })).toEqual({ size: 1, shown: [0, 1] })
})
