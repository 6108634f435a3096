/**
 * "PEANUTS" must cost as much as "peanuts". A text has one of four habits, is coded in lower case, and marks
 * each exception with FLIP. The table replaces toLowerCase, whose result depends on the engine's Unicode
 * version.
 */
import { DamagedCapsule } from '../damaged'

export const CASE_HABITS = ['title', 'sentence', 'lower', 'upper'] as const
export type CaseHabit = (typeof CASE_HABITS)[number]

const FLIP = '\u001e'

/** First capital, last capital, distance to the lower case, step between capitals. */
export const CAPITALS = [
  [0x41, 0x5a, 32, 1],
  [0xc0, 0xd6, 32, 1],
  [0xd8, 0xde, 32, 1],
  [0x100, 0x136, 1, 2],
  [0x139, 0x147, 1, 2],
  [0x14a, 0x176, 1, 2],
  [0x179, 0x17d, 1, 2],
  [0x391, 0x3a1, 32, 1],
  [0x3a3, 0x3a9, 32, 1],
  [0x400, 0x40f, 80, 1],
  [0x410, 0x42f, 32, 1],
  [0x48a, 0x4be, 1, 2],
] as const

const TABLE_END = 0x4c0
const DOWN = new Uint8Array(TABLE_END)
const UP = new Uint8Array(TABLE_END)
for (const [from, to, offset, step] of CAPITALS) {
  for (let point = from; point <= to; point += step) DOWN[point] = UP[point + offset] = offset
}

const downOf = (point: number) => DOWN[point] ?? 0
const upOf = (point: number) => UP[point] ?? 0
/** Anything beyond Latin punctuation counts as part of a word. */
const isInWord = (point: number) => point >= 0xc0 || downOf(point) > 0 || upOf(point) > 0

function wantsCapital(habit: CaseHabit, isFirst: boolean, startsWord: boolean): boolean {
  if (habit === 'title') return startsWord
  if (habit === 'sentence') return isFirst
  return habit === 'upper'
}

export function foldCase(text: string, expected: CaseHabit): { habit: CaseHabit; folded: string } {
  let best = { habit: expected, folded: foldAs(text, expected) }
  for (const habit of CASE_HABITS) {
    // Folding only adds marks, so a text without marks cannot become shorter.
    if (best.folded.length === text.length) return best
    if (habit === expected) continue
    const folded = foldAs(text, habit)
    if (folded.length < best.folded.length) best = { habit, folded }
  }
  return best
}

function foldAs(text: string, habit: CaseHabit): string {
  let folded = ''
  let isFirst = true
  let startsWord = true
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const down = downOf(point)
    if (down > 0 || upOf(point) > 0) {
      if (down > 0 !== wantsCapital(habit, isFirst, startsWord)) folded += FLIP
      folded += down > 0 ? String.fromCodePoint(point + down) : character
      isFirst = false
    } else {
      folded += character === FLIP ? FLIP + FLIP : character
    }
    startsWord = !isInWord(point)
  }
  return folded
}

export function unfoldCase(folded: string, habit: CaseHabit): string {
  let text = ''
  let isFirst = true
  let startsWord = true
  let isFlipped = false
  for (const character of folded) {
    const point = character.codePointAt(0) ?? 0
    const up = upOf(point)
    if (character === FLIP && !isFlipped) {
      isFlipped = true
      continue
    }
    if (isFlipped && up === 0 && character !== FLIP) throw new DamagedCapsule('stray case mark')
    const capital = up > 0 && wantsCapital(habit, isFirst, startsWord) !== isFlipped
    text += capital ? String.fromCodePoint(point - up) : character
    if (up > 0) isFirst = false
    startsWord = !isInWord(point)
    isFlipped = false
  }
  return text
}
