/**
 * Detects medicines that change emergency treatment in typed text: "Eliquis 5mg", "insulin pump",
 * "Варфарин". The marks order and highlight, and they are no advice. A medicine that is refused, not
 * tolerated or no longer taken ("No aspirin!", "Warfarin, stopped 2019") gets no mark.
 */
import type { TreatmentMark } from '../../languages'
import { smallWords, tablesOf, wordsOf } from '../../languages/reading'
import { DANGERS } from './dangers.table'
import { MARKED } from './marks.table'
import { type Hit, makeReader, type Reader } from './reader'

export const TREATMENT_WORDS = Object.entries(MARKED).map(([mark, table]) => ({
  mark: mark as TreatmentMark, // a key of the table
  words: table.trim().split(/\s+/),
}))

/** Shorter sounds match only whole words: "Actiq" is not "Acticarbine". */
const SHORTEST_BEGINNING = 5
/** Korean attaches particles and "tablet" to a name, and spells a name as it sounds. */
const HANGUL = /\p{Script=Hangul}/u
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

type Names = Readonly<Record<string, string>>

const namesIn = (names: Names, isNeeded: (name: string) => boolean): Names =>
  Object.fromEntries(
    Object.entries(names).map(([mark, table]) => [
      mark,
      table.split(/\s+/).filter(isNeeded).join(' '),
    ]),
  )

export const markReader = (dangers: Names): Reader =>
  makeReader(
    () => {
      const unspaced = namesIn(dangers, name => UNSPACED.test(name))
      return {
        ...Object.fromEntries(
          TREATMENT_WORDS.map(({ mark, words }) => [
            mark,
            `${words.map(asPattern).join(' ')} ${unspaced[mark] ?? ''}`,
          ]),
        ),
        ...tablesOf('stopped', 'until', 'allergic', 'local'),
        ...smallWords(),
        neg: `${wordsOf('neg')} ${wordsOf('refused')}`,
        neutral: `${wordsOf('reason')} ${wordsOf('notLocal')} ${NO_MEDICINES}`,
        anaesthetic: ANAESTHETICS,
      }
    },
    () => namesIn(dangers, name => !UNSPACED.test(name)),
  )

export const readMarks = markReader(DANGERS)

/** Morphine and Marevan (warfarin) have the same consonants, and Arabic writes little else. */
const BY_LETTERS: ReadonlySet<string> = new Set(['مورفين', 'ماريفان'])

function asPattern(name: string): string {
  if (name.startsWith('*')) return name
  return name
    .split('_')
    .map(word => {
      if (HANGUL.test(word) || BY_LETTERS.has(word)) return `${word}*`
      return word.length < SHORTEST_BEGINNING ? word : `~${word}*`
    })
    .join('_')
}

/** Local anaesthetics contain adrenaline too. */
const ANAESTHETICS =
  '~lidocain* ~articain* ~mepivacain* ~bupivacain* ~prilocain* marcain* xylodont septanest octocain*'

/** These words contain the beginning of a medicine's name. */
const NO_MEDICINES =
  'stanozolol *prednicarbat* *bunolol* metipranolol* pimecrolimus anticoagulant_solution anticoagulant_sodium'

const ORDER = TREATMENT_WORDS.map(({ mark }) => mark)
export const worstFirst = (marks: readonly TreatmentMark[]): TreatmentMark[] =>
  ORDER.filter(mark => marks.includes(mark))

const isMark = (name: string): name is TreatmentMark => ORDER.some(mark => mark === name)

/** These hardly reach the blood from the skin or an eye, while the others do, from a patch or a spray. */
const LOCAL: ReadonlySet<TreatmentMark> = new Set([
  'anticoagulant',
  'antiplatelet',
  'steroid',
  'betablocker',
  'immunosuppressant',
])

const YEAR = /(?:19|20)\d\d/

export const treatmentMarks = (medicineName: string): readonly TreatmentMark[] =>
  marksIn(medicineName, readMarks)

export function marksIn(medicineName: string, read: Reader): readonly TreatmentMark[] {
  const { normal, hits, clauseAt } = read(medicineName)
  const named = hits.filter(({ name }) => isMark(name))
  const clauseOf = ({ from }: Hit) => clauseAt(from)
  const has = (name: string) => hits.some(hit => hit.name === name && !hit.isNegated)
  const stopping = YEAR.test(normal) ? ['stopped', 'until'] : ['stopped']
  const isStoppedBy = (names: readonly string[], medicine: Hit) =>
    hits.some(
      stop =>
        names.includes(stop.name) &&
        !stop.isNegated &&
        (clauseOf(stop) === clauseOf(medicine) ||
          // "Warfarin, stopped 2019": a separate clause applies to all other medicines.
          !named.some(other => clauseOf(other) === clauseOf(stop))),
    )
  const taken = named.filter(hit => {
    if (hit.isNegated || isStoppedBy(stopping, hit)) return false
    // "EpiPen (peanut allergy)"
    return hit.name === 'adrenalineAutoInjector' || !isStoppedBy(['allergic'], hit)
  })
  const marks = worstFirst(taken.map(({ name }) => name).filter(isMark))
  return marks.filter(mark => {
    // Tablets of an opioid contain its blocker against misuse.
    if (mark === 'opioidBlocker') return !marks.includes('opioid')
    if (mark === 'adrenalineAutoInjector') return !has('anaesthetic')
    return !LOCAL.has(mark) || !has('local')
  })
}
