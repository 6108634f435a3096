/**
 * What a teacher or a sitter needs from a card: what to do, rescue medicines and whom to call. Medicines that
 * are taken at home and the rest of the record stay off it.
 */
import { type Fact, type Locale, rankOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'

export interface CareChoices {
  /** The names of entries that are not as `isUsual` says. */
  switched?: readonly string[]
  /** What to do. By default the notes of the record. */
  text?: string
}

export interface CareItem {
  section: Fact['section']
  name: string
  isUsual: boolean
}

/** The entries that can be switched. Allergies and contacts are always on the card. */
export const careItems = (facts: readonly Fact[]): CareItem[] =>
  SWITCHED.flatMap(section =>
    itemsOf(facts)
      .filter(([first]) => first?.state === 'said' && first.section === section)
      .map(item => ({ section, name: nameOf(item), isUsual: isUsual(item) })),
  )

const SWITCHED = ['plans', 'medications', 'conditions'] as const

export const notesOf = (facts: readonly Fact[]): string =>
  facts
    .filter(({ section, state }) => section === 'notes' && state === 'said')
    .flatMap(({ sides }) => sides.map(({ words }) => words))
    .join(' ')

export function careFacts(
  facts: readonly Fact[],
  locale: Locale,
  { switched = [], text = notesOf(facts) }: CareChoices = {},
): Fact[] {
  const items = itemsOf(facts)
  const isOn = (item: readonly Fact[]) => isUsual(item) !== switched.includes(nameOf(item))
  const of = (...blocks: Fact['block'][]) =>
    items.filter(([first]) => first && blocks.includes(first.block)).filter(isOn)
  const medicines = of('medications')
  const shown = [
    ...of('instructions'),
    ...of('severeAllergies', 'unclearAllergies'),
    ...(text.trim() ? [[instruction(text.trim(), locale)]] : []),
    ...of('criticalMedicines'),
    ...medicines.filter(isAsNeeded).map(item => underRescue(item, locale)),
    ...of('conditions', 'allergies'),
    ...of('reach'),
    ...medicines.filter(item => !isAsNeeded(item)),
    ...of('contacts', 'depends'),
  ]
  const isSaid = shown.some(([first]) => first?.state === 'said' && first.block !== 'contacts')
  return [
    ...items.filter(([first]) => first && isName(first)),
    // "None known" alone would look like the answer to everything.
    ...shown.filter(([first]) => isSaid || first?.state === 'said'),
    ...items.filter(([first]) => first?.block === 'record'),
  ].flat()
}

const itemsOf = (facts: readonly Fact[]): Fact[][] => {
  const items = new Map<string, Fact[]>()
  for (const fact of facts) {
    const { section, field, item, state } = fact
    const key = JSON.stringify(item === undefined ? [section, field, state] : [section, item])
    items.set(key, [...(items.get(key) ?? []), fact])
  }
  return [...items.values()]
}

const NAMES = ['fullName', 'firstName']
const isName = ({ section, field }: Fact) => section === 'identity' && NAMES.includes(field)

const LONGEST_NAME = 80
const nameOf = ([first]: readonly Fact[]): string =>
  (first?.sides[0]?.entry ?? '').slice(0, LONGEST_NAME)

function isUsual(item: readonly Fact[]): boolean {
  const [first] = item
  if (!first) return false
  // A child cares for no one.
  if (first.block === 'depends') return false
  if (first.section !== 'medications') return first.state !== 'notRecorded'
  return first.tone !== 'plain' || isAsNeeded(item)
}

const FORMS = Object.values(PLACE_WORDS)
  .flatMap(({ asNeeded }) => asNeeded.split(' | '))
  .map(form => form.replaceAll('.', '\\.'))
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u
const AS_NEEDED = new RegExp(
  [
    ...FORMS.filter(form => UNSPACED.test(form)),
    `(?<![\\p{L}\\p{M}])(?:${FORMS.filter(form => !UNSPACED.test(form)).join('|')})(?![\\p{L}\\p{M}])`,
  ].join('|'),
  'iu',
)

const isAsNeeded = (item: readonly Fact[]): boolean =>
  item.some(
    ({ section, sides }) =>
      section === 'medications' &&
      sides.some(({ words, called = '', entry }) =>
        [words, called, entry].some(each => AS_NEEDED.test(each)),
      ),
  )

/** On this card it matters as much as a medicine that changes treatment. */
const underRescue = (item: readonly Fact[], locale: Locale): Fact[] =>
  item.map(fact => ({
    ...fact,
    heading: PLACE_WORDS[locale].rescueMedicines,
    importance: Math.min(fact.importance, rankOf('treatmentChangingMedicine')),
  }))

const instruction = (text: string, locale: Locale): Fact => ({
  block: 'notes',
  heading: PLACE_WORDS[locale].whatToDo,
  section: 'notes',
  field: 'notes',
  label: '',
  draw: 'text',
  sides: [{ words: text, entry: text, dir: 'auto' }],
  tone: 'plain',
  importance: rankOf('firstContact'),
  state: 'said',
})
