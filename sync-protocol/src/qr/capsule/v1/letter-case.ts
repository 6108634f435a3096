/**
 * Letter case, taken out of the text so that "PEANUTS" costs what "peanuts" does: a text has one of
 * four habits, its letters are coded small, and a letter that breaks the habit is preceded by FLIP.
 * Our own small table instead of toLowerCase, whose answer depends on the engine's Unicode version;
 * letters outside it (Turkish, Vietnamese, …) are simply coded as they are.
 */
import { DamagedCapsule } from '../damaged'

export const CASE_HABITS = ['title', 'sentence', 'lower', 'upper'] as const
export type CaseHabit = (typeof CASE_HABITS)[number]

const FLIP = '\u001e'
/** In every range of the table a capital stands 32 before its small letter. */
const CAPITAL_OFFSET = 32
const CAPITALS = [
  [0x41, 0x5a],
  [0xc0, 0xd6],
  [0xd8, 0xde],
  [0x391, 0x3a1],
  [0x3a3, 0x3a9],
  [0x410, 0x42f],
] as const

// Asked of every letter of every phrase: a bit a point is a quarter of the time of asking the table.
const CAPITAL_FLAGS = new Uint8Array(0x42f + 1)
for (const [from, to] of CAPITALS) CAPITAL_FLAGS.fill(1, from, to + 1)
const isCapital = (point: number) => CAPITAL_FLAGS[point] === 1
const isSmall = (point: number) => isCapital(point - CAPITAL_OFFSET)
/** Anything beyond Latin punctuation counts as part of a word. */
const isInWord = (point: number) => point >= 0xc0 || isCapital(point) || isSmall(point)

function wantsCapital(habit: CaseHabit, isFirst: boolean, startsWord: boolean): boolean {
  if (habit === 'title') return startsWord
  if (habit === 'sentence') return isFirst
  return habit === 'upper'
}

/** The habit that `text` breaks least often (`expected` when it does as well), and the folded text. */
export function foldCase(text: string, expected: CaseHabit): { habit: CaseHabit; folded: string } {
  let best = { habit: expected, folded: foldAs(text, expected) }
  for (const habit of CASE_HABITS) {
    // Folding only ever adds marks: a text without one cannot come out shorter.
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
    const capital = isCapital(point)
    if (capital || isSmall(point)) {
      if (capital !== wantsCapital(habit, isFirst, startsWord)) folded += FLIP
      folded += capital ? String.fromCodePoint(point + CAPITAL_OFFSET) : character
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
    const isLetter = isSmall(point)
    if (character === FLIP && !isFlipped) {
      isFlipped = true
      continue
    }
    if (isFlipped && !isLetter && character !== FLIP) throw new DamagedCapsule('stray case mark')
    const capital = isLetter && wantsCapital(habit, isFirst, startsWord) !== isFlipped
    text += capital ? String.fromCodePoint(point - CAPITAL_OFFSET) : character
    if (isLetter) isFirst = false
    startsWord = !isInWord(point)
    isFlipped = false
  }
  return text
}
