/**
 * Checks an output (a page, message, print or file) against every field of the table in every shape. The
 * output must show the field, name it among the missing content, or give a reason why it never shows it.
 *
 * The test of an output is `describe.each(casesFor(output))`, in which `checkCase(output, case)` must be
 * `shown`, `named` or `by design`. See src/card/every-field.test.ts.
 */
import {
  ageText,
  CARD_SECTIONS,
  dateOf,
  type FieldRow,
  labelsOf,
  languageName,
  measureOf,
  ownerWords,
  type ResponderCard,
  rowsOf,
  type Section,
} from '../src/card'
import { labelAt } from '../src/card/fact'
import type { AccessLevel } from '../src/qr'

export interface CardOutput {
  name: string
  level: AccessLevel
  /** The visible English text and the addresses of links. */
  says: (card: ResponderCard) => string
  /** The owner's words for missing content, if they are shown anywhere. */
  names?: (card: ResponderCard) => string
  /** Reasons by field (`section.field`) or mark (`section more`). */
  byDesign?: { [what: string]: string }
}

/** An empty list has its state as its shape. `cut`: more is online than the card holds. */
export type Shape = 'one side' | 'two sides' | 'absent' | Empty | 'cut'
type Empty = 'noneKnown' | 'notRecorded' | 'noneCurrent'

export interface Case {
  what: string
  shape: Shape
  card: ResponderCard
  words: readonly string[]
  never: readonly string[]
  owner: string
}

type CaseResult = 'shown' | 'named' | 'by design' | `lacks ${string}` | `says ${string}`

export function checkCase(
  output: CardOutput,
  { what, card, words, never, owner }: Case,
): CaseResult {
  const said = output.says(card)
  const wrong = [...never, 'undefined', 'NaN', '[object', '{n}', '{date}'].find(word =>
    has(said, word),
  )
  if (wrong !== undefined) return `says ${wrong}`
  const lacking = words.find(word => !has(said, word))
  const isExcused = output.byDesign?.[what] !== undefined
  // A shown field needs no exception, which would hide the day when the field is no longer shown.
  if (lacking === undefined) return isExcused && words.length > 0 ? 'says what is excused' : 'shown'
  if (isExcused) return 'by design'
  const named = output.names?.(card) ?? ''
  return owner !== '' && named.includes(owner) ? 'named' : `lacks ${lacking}`
}

/** "Not recorded" does not contain the word "No". */
function has(text: string, word: string): boolean {
  const plain = (value: string) =>
    value.replace(/[\u2066-\u2069]/g, '').replace(/[\s\u00a0]+/g, ' ')
  const escaped = plain(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(plain(text))
}

const LEVELS: readonly AccessLevel[] = ['public', 'emergency', 'healthcare']

export function casesFor({ level }: CardOutput): Case[] {
  const sections = Object.keys(CARD_SECTIONS) as Section[] // keys of the table
  const rows = sections
    .flatMap(rowsOf)
    .filter(row => LEVELS.indexOf(row.level) <= LEVELS.indexOf(level))
    .filter(({ draw }) => draw !== 'hidden')
  return [...rows.flatMap(row => fieldCases(row, level)), ...listCases(level)]
}

function fieldCases(row: FieldRow, level: AccessLevel): Case[] {
  const { section, field } = row
  const [first, second] = VALUES[row.draw](`${section}${field}`)
  const [word, otherWord] = [wordsFor(row, first), wordsFor(row, second)]
  const words = [word, otherWord].filter(said => said !== '')
  const base = {
    what: `${section}.${field}`,
    owner: ownerWords(section, field).replace('#', '').trim(),
  }
  const cardWith = (fields: object) => cardOf(level, section, { ...companions(row), ...fields })
  const one = { shape: 'one side', card: cardWith({ [field]: first }), words: [word] } as const
  const isOne = ['flag', 'photo', 'file'].includes(row.draw)
  const others = { others: { [field]: [typeof second === 'object' ? second : String(second)] } }
  const two = { shape: 'two sides', card: cardWith({ [field]: first, ...others }), words } as const
  const none = { shape: 'absent', card: cardWith({}), words: [], never: words } as const
  return [
    { ...base, ...one, never: [] },
    ...(isOne ? [] : [{ ...base, ...two, never: [] }]),
    ...(row.isRequired ? [] : [{ ...base, ...none }]),
  ]
}

type Value = string | number | boolean | { years: number; months: number }

const VALUES: Record<FieldRow['draw'], (canary: string) => readonly [Value, Value]> = {
  text: canary => [`Z${canary}`, `Y${canary}`],
  gender: () => ['Female', 'Male'],
  dnrStatus: () => ['POLST', 'DNR'],
  severity: () => ['Moderate', 'Mild'],
  status: () => ['Chronic', 'Active'],
  answer: () => ['yes', 'no'],
  policyChoice: () => ['spouse', 'child'],
  effect: () => ['opioid', 'not lithium'],
  planKind: () => ['do', 'avoid'],
  historyKind: () => ['procedure', 'vaccine'],
  textWithPhone: canary => [`Z${canary}, +45 70 10 00 03`, `Y${canary}`],
  figure: () => ['AB-', '0+'],
  phone: () => ['+45 70 10 00 01', '+45 70 10 00 02'],
  date: () => ['2027-01-02', '2027-03-04'],
  age: () => [
    { years: 39, months: 5 },
    { years: 2, months: 9 },
  ],
  centimeter: () => [173, 164],
  kilogram: () => [61, 71],
  language: () => ['is', 'pl'],
  flag: () => [true, true],
  photo: canary => [`/api/files/z${canary}`, ''],
  file: canary => [`/api/files/z${canary}`, ''],
  hidden: () => ['', ''],
}

const en = labelsOf('en')

/** Written by hand, independently of the product. */
function wordsFor({ draw, around }: FieldRow, value: Value): string {
  const known = (words: Record<string, string>) => words[String(value)] ?? ''
  if (draw === 'flag') return around ? labelAt(around, en) : ''
  if (draw === 'dnrStatus') return known(en.dnrStatus)
  if (draw === 'answer') return known(en.answer)
  if (draw === 'policyChoice') return known(en.policyChoice)
  if (draw === 'planKind') return known(en.planKind)
  if (draw === 'historyKind') return known(en.historyKind)
  if (draw === 'effect') {
    return value === 'opioid' ? 'Opioid, as the person says' : 'Not: Lithium, as the person says'
  }
  if (draw === 'date') return dateOf(String(value), 'en')
  if (draw === 'language') return languageName(String(value), 'en')
  if (draw === 'centimeter' || draw === 'kilogram') return measureOf(Number(value), draw, 'en')
  return typeof value === 'object' ? ageText(value, 'en') : String(value)
}

/** A dose must have its frequency. */
function companions({ section, field }: Pick<FieldRow, 'section' | 'field'>): object {
  const required = rowsOf(section).filter(row => row.isRequired && row.field !== field)
  const filled = required.map(row => [row.field, NEUTRAL[row.draw] ?? `X${section}${row.field}`])
  const often = field === 'dosage' ? { frequency: 'Xoften' } : {}
  return { ...Object.fromEntries(filled), ...often }
}
const NEUTRAL: { [D in FieldRow['draw']]?: Value } = {
  severity: 'Mild',
  phone: '+45 70 10 00 09',
  dnrStatus: 'None',
  flag: false,
  planKind: 'avoid',
  historyKind: 'vaccine',
}

const LISTS = ['plans', 'allergies', 'medications', 'conditions', 'contacts', 'history'] as const
type ListName = (typeof LISTS)[number]
const isList = (section: Section): section is ListName => LISTS.some(name => name === section)

function cardOf(level: AccessLevel, section: Section, fields: object): ResponderCard {
  const bare = {
    type: 'complete',
    level,
    revision: 1,
    changedAtMs: 0,
    expiresAt: '',
    identity: {},
  } as const
  if (isList(section)) return { ...bare, [section]: { state: 'listed', items: [fields] } }
  if (section !== 'insurance') return { ...bare, [section]: fields }
  const isLegacy = Object.keys(fields).some(field => field.startsWith('legacy'))
  return {
    ...bare,
    insurance: isLegacy ? { policies: [], ...fields } : { policies: [fields] },
  } as ResponderCard // built from the table of its fields
}

function listCases(level: AccessLevel): Case[] {
  const lists = LISTS.filter(section => section !== 'history' || level === 'healthcare')
  return [...lists.flatMap(section => casesOfList(section, level)), ...cutParts(level)]
}

function casesOfList(section: ListName, level: AccessLevel): Case[] {
  const base = { what: `${section} list`, owner: '', never: [] }
  const item = companions({ section, field: '' })
  const withList = (list: object): ResponderCard => ({
    ...cardOf(level, section, item),
    [section]: { state: 'listed', items: [], ...list },
  })
  const states = (['noneKnown', 'notRecorded', 'noneCurrent'] as const)
    .filter(state => state !== 'noneCurrent' || section === 'conditions')
    .filter(state => state !== 'noneKnown' || (section !== 'contacts' && section !== 'history'))
    // Cards do not mention these lists before the owner was asked.
    .filter(state => state !== 'notRecorded' || (section !== 'plans' && section !== 'history'))
  const card = { ...withList({ items: [item], more: 3 }), isPartial: true }
  const words = [en.online.replace('{more}', en.more[section].other.replace('{n}', '3'))]
  return [
    ...states.map(state => ({
      ...base,
      ...{ shape: state, card: withList({ state }), words: [en[state]] },
    })),
    { ...base, shape: 'cut', card, words },
  ]
}

function cutParts(level: AccessLevel): Case[] {
  const cut = (section: Section, what: string, fields: object, words: string[]): Case => ({
    ...{ what, shape: 'cut', words, never: [], owner: '' },
    card: cardOf(level, section, fields),
  })
  const medicine = { name: 'Xname', isDoseOnline: true }
  const notes = { notes: 'Xnotes.', isCut: true }
  const plan = { text: 'Xtext.', kind: 'do', isRestOnline: true }
  return [
    cut('medications', 'medications.dosage', medicine, ['Xname', en.doseOnline]),
    cut('plans', 'plans.text', plan, ['Xtext.', en.restOnline]),
    cut('notes', 'notes.notes', notes, ['Xnotes', en.restOnline]),
  ]
}

export function readerText(html: string): string {
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(match => match[1])
  const text = html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')
  return `${text} ${addresses.join(' ')}`
}
