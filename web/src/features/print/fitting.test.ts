import { atOnce } from 'sync-protocol/codes'
import { expect, test } from 'vitest'
import { type Fitted, fitting } from './fitting'

interface Box {
  importances?: number[]
  largest?: number
  nexts?: number[]
  canName?: boolean
  /** Entries that take twice the space if shown in two languages. */
  inTwo?: number[]
  essential?: number[]
}

/**
 * Fits one paragraph per length into a box of size `room`. A paragraph's name takes 1, and so does "more".
 */
function fittedTo(lengths: number[], room: number, box: Box = {}) {
  const { importances = [], largest = 1, nexts = [], canName = false } = box
  const { inTwo = [], essential = [] } = box
  const entries = lengths.map((_, i) => ({
    importance: importances[i] ?? 0,
    paragraph: i,
    isNext: nexts.includes(i),
    isBilingual: inTwo.includes(i),
    isEssential: essential.includes(i),
  }))
  const fits = ({ size, shown, named, bilingual }: Fitted) => {
    const all = [...shown, ...bilingual.filter(i => shown.includes(i))]
    const length = all.reduce((sum, i) => sum + (lengths[i] ?? 0), named.length)
    const isCut = shown.length + named.length < lengths.length
    return size * (length + (isCut ? 1 : 0)) <= room
  }
  return atOnce(fitting(entries, { largest, canName }, fits))
}

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

test('the most important entry is shown, wherever it is in the list', () => {
  expect(fittedTo([3, 3, 3], 7, { importances: [9, 2, 1] }).shown).toEqual([1, 2])
})

test('a sentence is not shown without the one before it', () => {
  expect(fittedTo([3, 9, 2], 6, { nexts: [1, 2] }).shown).toEqual([0])
})

test('a paragraph that does not fit is named before less important ones take its space', () => {
  const lengths = [3, 9, 3]
  expect(fittedTo(lengths, 6, { canName: true })).toMatchObject({ shown: [0], named: [1, 2] })
  expect(fittedTo(lengths, 7, { canName: true })).toMatchObject({ shown: [0, 2], named: [1] })
  expect(fittedTo(lengths, 7)).toMatchObject({ shown: [0, 2], named: [] })
})

test('space that is left is used for larger type, up to the largest', () => {
  expect(fittedTo([3, 3], 9, { largest: 1.3 })).toMatchObject({ size: 1.3, shown: [0, 1] })
  expect(fittedTo([4, 4], 9, { largest: 1.3 })).toMatchObject({ size: 1.1, shown: [0, 1] })
})

test('type is never larger at the cost of an entry', () => {
  expect(fittedTo([4, 4, 4], 10, { largest: 1.3 })).toMatchObject({ size: 1, shown: [0, 1] })
})

test('entries that fit in two languages are shown in both, in the largest type that this allows', () => {
  const both = { largest: 1.3, inTwo: [0, 1] }
  expect(fittedTo([3, 3], 12, both)).toMatchObject({ size: 1, shown: [0, 1], bilingual: [0, 1] })
  expect(fittedTo([3, 3], 20, both)).toMatchObject({ size: 1.3, bilingual: [0, 1] })
})

test('if both languages do not fit for all entries, the most important entry gets both', () => {
  const inTwo = { inTwo: [0, 1], importances: [2, 1], largest: 1.3 }
  expect(fittedTo([3, 3], 9, inTwo)).toMatchObject({ size: 1, shown: [0, 1], bilingual: [1] })
  expect(fittedTo([3, 3], 7, inTwo)).toMatchObject({ shown: [0, 1], bilingual: [] })
})

test('no entry is left out to show another one in two languages', () => {
  const inTwo = { inTwo: [0, 1], importances: [1, 2] }
  expect(fittedTo([3, 3, 3], 8, inTwo)).toMatchObject({ shown: [0, 2], bilingual: [] })
  expect(fittedTo([3, 3], 5, inTwo)).toMatchObject({ shown: [0], bilingual: [] })
})

test('an essential entry gets two languages before others get its space, if there is a next side', () => {
  const box = { inTwo: [0], essential: [0], importances: [1, 2, 3] }
  expect(fittedTo([3, 3, 1], 8, box)).toMatchObject({ shown: [0, 2], bilingual: [0] })
  expect(fittedTo([3, 3, 1], 8, { ...box, canName: true })).toMatchObject({
    shown: [0, 1, 2],
    bilingual: [],
  })
})

test('entries that do not fit in the smallest type are not tried in larger sizes', () => {
  const sizes = new Set<number>()
  const entries = [{ importance: 0, paragraph: 0 }]
  const fits = ({ size, shown }: Fitted) => {
    sizes.add(size)
    return shown.length === 0
  }
  atOnce(fitting(entries, { largest: 1.3, canName: false }, fits))
  expect([...sizes]).toEqual([1])
})
