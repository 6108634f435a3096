/**
 * Detects medicines that change emergency treatment in typed text: "Eliquis 5mg", "insulin pump",
 * "Варфарин". The mark orders and highlights, and it is no advice. A medicine that is refused, not
 * tolerated or no longer taken ("No aspirin!", "Warfarin, stopped 2019") gets no mark.
 */
import type { TreatmentMark } from '../../languages'
import { smallWords, tablesOf } from '../../languages/reading'
import { MARKED } from './marks.table'
import { type Hit, makeReader } from './reader'

export const TREATMENT_WORDS = Object.entries(MARKED).map(([mark, table]) => ({
  mark: mark as TreatmentMark, // a key of the table
  words: table.trim().split(/\s+/),
}))

/** Shorter names match only as whole words: "ASS" is not "Assugrin". */
const SHORTEST_BEGINNING = 4
/** Korean attaches particles and "tablet" to a name, and spells a name as it sounds. */
const HANGUL = /\p{Script=Hangul}/u

export const readMarks = makeReader(() => ({
  ...Object.fromEntries(
    TREATMENT_WORDS.map(({ mark, words }) => [mark, words.map(asPattern).join(' ')]),
  ),
  ...tablesOf('stopped', 'local'),
  ...smallWords(),
}))

/** Morphine and Marevan (warfarin) have the same consonants, and Arabic writes little else. */
const BY_LETTERS: ReadonlySet<string> = new Set(['مورفين', 'ماريفان'])

function asPattern(name: string): string {
  return name
    .split('_')
    .map(word => {
      if (HANGUL.test(word) || BY_LETTERS.has(word)) return `${word}*`
      return word.length < SHORTEST_BEGINNING ? word : `~${word}*`
    })
    .join('_')
}

const ORDER = TREATMENT_WORDS.map(({ mark }) => mark)
const isMark = (name: string): name is TreatmentMark => ORDER.some(mark => mark === name)

/** These reach the whole body through the skin or the nose too. */
const NEVER_LOCAL: readonly TreatmentMark[] = ['opioid', 'insulin', 'maoInhibitor', 'antiepileptic']

export function treatmentMark(medicineName: string): TreatmentMark | null {
  const { hits, clauseAt } = readMarks(medicineName)
  const named = hits.filter(({ name }) => isMark(name))
  const clauseOf = ({ from }: Hit) => clauseAt(from)
  const stops = hits.filter(({ name, isNegated }) => name === 'stopped' && !isNegated)
  const isLocal = hits.some(({ name, isNegated }) => name === 'local' && !isNegated)
  const taken = named.filter(hit => {
    if (hit.isNegated) return false
    return !stops.some(
      stop =>
        clauseOf(stop) === clauseOf(hit) ||
        // "Warfarin, stopped 2019": a separate clause applies to all other medicines.
        !named.some(other => clauseOf(other) === clauseOf(stop)),
    )
  })
  const found = ORDER.filter(mark => taken.some(({ name }) => name === mark))
  return found.find(mark => !isLocal || NEVER_LOCAL.includes(mark)) ?? null
}
