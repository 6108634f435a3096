/**
 * Finds faults that no page, print or message may have: a severe allergy among the others or the reverse, a
 * dose without its frequency, a list that is cut silently.
 */
import { countOf, LISTED, type Locale, labelsOf } from '../src/card'
import { asSms } from '../src/share'
import type { Meant, TargetPerson } from './target-people'

export interface Said {
  heading: string
  items: readonly string[]
}

export interface CardOutput {
  locale: Locale
  said: readonly Said[]
  saysMore: (more: string) => boolean
}

interface CheckResult {
  faults: string[]
  /** An output that shows nothing would pass every check. */
  seen: { severe: number; doses: number; cuts: number }
}

export function checkCard(person: TargetPerson, output: CardOutput): CheckResult {
  const said = output.said
    // The person's name has no heading and can be the same as a contact's.
    .filter(({ heading }) => heading !== '')
    .map(({ heading, items }) => ({
      heading: plain(heading).toUpperCase(),
      items: items.map(plain),
    }))
  const severity = severityFaults(person, said, output.locale)
  const doses = doseFaults(person, said, output.locale)
  const cuts = cutFaults(person, said, output)
  return {
    faults: [...severity.faults, ...doses.faults, ...cuts.faults],
    seen: { severe: severity.seen, doses: doses.seen, cuts: cuts.seen },
  }
}

/** A missing allergy does not count as taken for mild. */
function severityFaults({ record, meant }: TargetPerson, said: readonly Said[], locale: Locale) {
  const isSevere = ({ heading }: Said) =>
    heading === plain(labelsOf(locale).severeAllergies).toUpperCase()
  const severe = said.filter(isSevere).flatMap(({ items }) => items)
  const seen = severe.length
  const others = said.filter(block => !isSevere(block)).flatMap(({ items }) => items)
  const those = (wanted: Meant) =>
    record.allergies
      .filter((_, at) => meant[at] === wanted)
      .sort((a, b) => b.allergen.length - a.allergen.length)
  const missed = those('severe')
    .filter(({ allergen }) => !take(severe, allergen))
    .filter(({ allergen, severity, reaction = '' }) =>
      others.some(
        item =>
          item.startsWith(plain(allergen)) &&
          [severity, reaction].every(words => item.includes(plain(words))),
      ),
    )
  for (const { allergen } of those('open')) take(severe, allergen)
  const faults = [
    ...missed.map(row => `missed: ${row.allergen}, ${row.severity}, ${row.reaction}`),
    ...severe.map(item => `wrongly severe: ${item}`),
  ]
  return { faults, seen }
}

function doseFaults({ record }: TargetPerson, said: readonly Said[], locale: Locale) {
  const unknown = labelsOf(locale).frequencyNotRecorded
  const dosed = record.medications.filter(({ dosage }) => dosage)
  const isSaid = (item: string, name: string, words: string) =>
    item.startsWith(plain(name)) && item.includes(plain(words))
  const items = said
    .flatMap(block => block.items)
    .filter(item => dosed.some(({ name, dosage = '' }) => isSaid(item, name, dosage)))
  const faults = items
    .filter(
      item =>
        !dosed.some(({ name, dosage, frequency }) =>
          isSaid(item, name, `${dosage}, ${frequency || unknown}`),
        ),
    )
    .map(item => `dose without frequency: ${item}`)
  return { faults, seen: items.length }
}

function cutFaults(
  { card }: TargetPerson,
  said: readonly Said[],
  { locale, saysMore }: CardOutput,
) {
  const items = said.flatMap(block => block.items)
  const counts = LISTED.map(list => {
    const names = longestFirst(
      (card[list]?.items ?? []).map(item => String(Reflect.get(item, NAME_IN[list]))),
    )
    const missing = names.filter(name => !take(items, name)).length
    return { missing, more: countOf(missing, labelsOf(locale).more[list], locale) }
  }).filter(({ missing }) => missing > 0)
  const faults = counts
    .filter(({ more }) => !saysMore(more))
    .map(({ more }) => `cut without its mark: ${more}`)
  return { faults, seen: counts.length }
}

const NAME_IN = {
  allergies: 'allergen',
  medications: 'name',
  conditions: 'condition',
  contacts: 'name',
  plans: 'text',
  history: 'name',
} as const

/** "Penicillin" must not match the item of "Penicillin V". */
const longestFirst = (names: string[]): string[] => names.sort((a, b) => b.length - a.length)

function take(items: string[], name: string): boolean {
  const at = items.findIndex(item => item.startsWith(plain(name)))
  if (at >= 0) items.splice(at, 1)
  return at >= 0
}

/** Text messages drop accents, and paper joins a number and its unit. */
function plain(text: string): string {
  const folded =
    plainOf.get(text) ??
    [...text.normalize('NFC').replace(/[\u2066-\u2069⚠]/gu, '')]
      .map(letter => COMMAS[letter] ?? asSms(letter).text)
      .join('')
      .replace(/\s+/g, ' ')
      .replaceAll(' , ', ', ')
      .trim()
  plainOf.set(text, folded)
  return folded
}
const plainOf = new Map<string, string>()

const COMMAS: Readonly<Record<string, string>> = { '·': ',', '،': ',', '、': ', ' }
