/**
 * Detects medicines that change emergency treatment in typed text: "Eliquis 5mg", "insulin pump",
 * "Варфарин". The marks order and highlight, and they are no advice. A medicine that is refused, not
 * tolerated or no longer taken ("No aspirin!", "Warfarin, stopped 2019") gets no mark.
 */
import { languageWordsOf, smallWords, tablesOf } from '../../languages/reading'
import { isTreatmentMark, TREATMENT_MARKS, type TreatmentMark } from '../../medical/treatment-marks'
import { DANGERS } from './dangers.table'
import { MARKED } from './marks.table'
import { readNames } from './packed-names'
import { type Hit, makeReader, type WordReader, type WordReading } from './reader'

export const TREATMENT_WORDS = TREATMENT_MARKS.map(mark => ({
  mark,
  words: MARKED[mark].trim().split(/\s+/),
}))

/** A slip is found in these as in well-known products. */
export const INTERNATIONAL_NAMES = Object.fromEntries(
  TREATMENT_WORDS.map(({ mark, words }) => [
    mark,
    words.filter(word => /^[a-z]+$/.test(word)).map(word => `~${word}`),
  ]),
) as Record<TreatmentMark, string[]> // one entry each

/** Shorter sounds match only whole words: "Actiq" is not "Acticarbine". */
const SHORTEST_BEGINNING = 5
/** Korean attaches particles and "tablet" to a name, and spells a name as it sounds. */
const HANGUL = /\p{Script=Hangul}/u
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

type Names = Readonly<Record<string, string>>

const namesWhere = (isNeeded: (name: string) => boolean, tables: Names): Names =>
  Object.fromEntries(
    Object.entries(tables).map(([mark, table]) => [
      mark,
      readNames(table).filter(isNeeded).join(' '),
    ]),
  )

export const markReader = (dangers: Names): WordReader =>
  makeReader(
    () => {
      const unspaced = namesWhere(name => UNSPACED.test(name), dangers)
      return {
        ...Object.fromEntries(
          TREATMENT_WORDS.map(({ mark, words }) => [
            mark,
            `${words.map(asPattern).join(' ')} ${unspaced[mark] ?? ''}`,
          ]),
        ),
        ...tablesOf('stopped', 'until', 'allergic', 'local'),
        ...tablesOf('former', 'formerAfter', 'formerFirst', 'now'),
        ...smallWords(),
        filler: `${languageWordsOf('filler')} ${languageWordsOf('takes')}`,
        neg: `${languageWordsOf('neg')} ${languageWordsOf('refused')}`,
        neutral: `${languageWordsOf('reason')} ${languageWordsOf('notLocal')} ${NO_MEDICINES}`,
        anaesthetic: ANAESTHETICS,
      }
    },
    () => {
      const spaced = namesWhere(name => !UNSPACED.test(name), dangers)
      return Object.fromEntries(
        TREATMENT_WORDS.map(({ mark }) => [
          mark,
          `${INTERNATIONAL_NAMES[mark].join(' ')} ${spaced[mark] ?? ''}`,
        ]),
      )
    },
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
  '~lidocain* ~articain* ~mepivacain* ~bupivacain* ~prilocain* marcain* xylodont septanest octocain* mepidont* rapicain* ليدوكا* ارتيكا* ميبيفاكا* رابيكا* سيبتانيست'

/** These words contain the beginning of a medicine's name, or sound like one. */
const NO_MEDICINES = `
  stanozolol *prednicarbat* *bunolol* metipranolol* pimecrolimus anticoagulant_solution anticoagulant_sodium
  lapte_caprin inulin* инулин* інулін* kamille kamillen* cardamom* kardamom* kardemom* kardemum* korniszon* корнишон* medronho*
  silica silicea thyroglobulin* tireoglobulin* tiroglobulin* хламид* хламід* megados* elicris* helichrys*
  amarillo amarilla amarillos amarillas amarelo amarela amarelos amarelas program*
  программ* програм* ademas tiene samen zahmen замен* замін* raios trombo trombos
  trombi thrombus thrombi тромб тромбы тромби =llamar tensie tension prelude effic* eficac* eficaz droplet droplets wedge
  5_asa 4_asa asa_foetida anticoagulant_citrate mst_600 etna_combo_100 nimes_combo_100 optipranolol dololibre steridose ブイフェンド
  ansiox =belloc betamaz cineset frizzi ioprost karbidoz levodose litocid mixolin mizolen omnipol paladin palexil saldiam selofen
  paramol_500* paramol_1000* paramol_120* paramol_125* paramol_plus solpadol_2 solpadol_5mg codipar_250* codipar_500* codipar_tabletki solpaflex_zel solpaflex_gel
  beto_12 nitro_vit oxy_livano tempgesic سينتروم_سيلف* سنتروم_سيلف* سينتروم_ادفانس* سنتروم_ادفانس* سينتروم_ويث سنتروم_للرجال سنتروم_للنساء سنتروم_كيدز
  اندريول اوديكسبان اوسبيكسين اوليفيمار ابرادول اديباكت اروفيرين بانفيرين برالوينت بوناتون بيريدول بيوليفوكس تروميل تورميل تيرياسواب
  ديبوكايني رايفيرون روفيرون سوبراني سيتاليفي فينتيني كوليكسين لاكسين لوكاسين لينكوسين نودريل هولوكسان ووندريل
  antizol* delzosin desoxyn divozine hydrochlo* maxivanil metazon neurolite trombovar zilospore soluprep treksafe trexam valoran =vellos vicomin zyntra
`

export const worstFirst = (marks: readonly TreatmentMark[]): TreatmentMark[] =>
  TREATMENT_MARKS.filter(mark => marks.includes(mark))

/** These hardly reach the blood from the skin or an eye, while the others do, from a patch or a spray. */
const LOCAL: ReadonlySet<TreatmentMark> = new Set([
  'anticoagulant',
  'antiplatelet',
  'steroid',
  'betablocker',
  'immunosuppressant',
])

const YEAR = /(?:19|20)\d\d/

/** Words between "instead of" and the medicine, such as "my old". */
const WORDS_BETWEEN = 3

export const readTreatmentMarks = (medicineName: string): readonly TreatmentMark[] =>
  marksIn(medicineName, readMarks)

export function marksIn(medicineName: string, read: WordReader): readonly TreatmentMark[] {
  const reading = read(medicineName)
  const { normal, hits, clauseAt, isLastInClause } = reading
  const named = hits.filter(({ name }) => isTreatmentMark(name))
  const clauseOf = ({ from }: Hit) => clauseAt(from)
  const has = (name: string) => hits.some(hit => hit.name === name && !hit.isNegated)
  const replaced = replacedIn(named, reading)
  const formerly = hits.filter(({ name }) => name === 'former')
  const isAboutAll = (stop: Hit) =>
    isLastInClause(stop.to) || !formerly.some(({ from }) => from === stop.from)
  const stopping = YEAR.test(normal) ? ['stopped', 'until'] : ['stopped']
  const isStoppedBy = (names: readonly string[], medicine: Hit) =>
    hits.some(
      stop =>
        names.includes(stop.name) &&
        !stop.isNegated &&
        isAboutAll(stop) &&
        !isToday(stop, medicine, hits) &&
        (clauseOf(stop) === clauseOf(medicine) ||
          // "Warfarin, stopped 2019": a separate clause applies to all other medicines.
          !named.some(other => clauseOf(other) === clauseOf(stop))),
    )
  const taken = named.filter(hit => {
    if (hit.isNegated || replaced.has(hit.from) || isStoppedBy(stopping, hit)) return false
    // "EpiPen (peanut allergy)"
    return hit.name === 'adrenalineAutoInjector' || !isStoppedBy(['allergic'], hit)
  })
  const marks = worstFirst(taken.map(({ name }) => name).filter(isTreatmentMark))
  return marks.filter(mark => {
    // Tablets of an opioid contain its blocker against misuse.
    if (mark === 'opioidBlocker') return !marks.includes('opioid')
    if (mark === 'adrenalineAutoInjector') return !has('anaesthetic')
    return !LOCAL.has(mark) || !has('local')
  })
}

/** Returns where the names of former medicines begin. */
function replacedIn(
  named: readonly Hit[],
  { hits, clauseAt, isFirstInClause, isLastInClause }: WordReading,
): ReadonlySet<number> {
  const isNear = (one: Hit, other: Hit) =>
    other.from - one.to <= WORDS_BETWEEN + 1 && clauseAt(one.from) === clauseAt(other.from)
  const replaced = hits.flatMap(word => {
    const next = named.find(({ from }) => from > word.to)
    const isNextNear = next && isNear(word, next)
    if (word.name === 'formerAfter') {
      const last = named.findLast(({ to }) => to < word.from)
      if (!last || !isNear(last, word)) return []
      // "Warfarin changed to 5 mg" is still warfarin.
      const isAlone = last.to === word.from - 1 && isLastInClause(word.to)
      return isNextNear || isAlone ? last : []
    }
    const isFormer =
      word.name === 'former' || (word.name === 'formerFirst' && isFirstInClause(word.from))
    return isFormer && isNextNear && !isToday(word, next, hits) ? next : []
  })
  // "Clotting factor" and "factor VIII" can be one medicine.
  const isReplaced = ({ from, to }: Hit) =>
    replaced.some(medicine => from <= medicine.to && medicine.from <= to)
  return new Set(named.filter(isReplaced).map(({ from }) => from))
}

const isToday = (before: Hit, medicine: Hit, hits: readonly Hit[]) =>
  hits.some(({ name, from }) => name === 'now' && before.to < from && from < medicine.from)
