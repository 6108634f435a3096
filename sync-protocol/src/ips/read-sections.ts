import { labelsOf } from '../card'
import { plainText, type StatedList } from '../medical'
import { LANGUAGE } from './narrative'
import { wholePlansIn } from './plan-extension'
import { isWithheld } from './read-absent'
import { hasCode } from './read-concept'
import { type DocumentReading, skip } from './read-context'
import type { FhirDocument } from './read-document'
import { clean } from './read-facts'
import { asObject, inTable, type JsonObject, listOf, objectsIn, textOf } from './read-json'

const LISTS: Readonly<Record<string, StatedList>> = {
  '11450-4': 'conditions',
  '11348-0': 'conditions',
  '48765-2': 'allergies',
  '10160-0': 'medications',
}

const { notRecorded, noneCurrent } = labelsOf(LANGUAGE)

export const sectionsOf = (parent: JsonObject): JsonObject[] =>
  objectsIn(parent.section).flatMap(section => [section, ...sectionsOf(section)])

export const listOfSection = ({ code }: JsonObject): StatedList | undefined =>
  objectsIn(asObject(code).coding)
    .map(each => inTable(LISTS, each.code))
    .find(Boolean)

export const emptyLists = ({ composition }: FhirDocument): StatedList[] =>
  sectionsOf(composition).flatMap(section => {
    const list = listOfSection(section)
    return saysNil(section.emptyReason) && list ? [list] : []
  })

export function listUndisclosed(reading: DocumentReading): void {
  for (const section of sectionsOf(reading.composition)) {
    const { emptyReason, code, text } = section
    if (emptyReason === undefined || saysNil(emptyReason)) continue
    const title = textOf(section.title) || reading.wordsOf(code)
    if (isWithheld(emptyReason) || hasCode(emptyReason, 'withheld', 'masked', 'MSK')) {
      skip(reading, title, 'withheld', listOfSection(section))
      continue
    }
    const words = plainTextOf(text) || textOf(asObject(emptyReason).text)
    // Our own summaries have these sentences for lists that are not recorded.
    if ([notRecorded, noneCurrent].some(own => words.endsWith(own))) continue
    skip(reading, [title, words].filter(Boolean).join(': '), 'unavailable')
  }
}

const saysNil = (emptyReason: unknown): boolean => hasCode(emptyReason, 'nilknown')

export const listsBySection = ({ composition, follow }: FhirDocument): Map<unknown, StatedList> =>
  new Map(
    sectionsOf(composition).flatMap(section => {
      const list = listOfSection(section)
      return objectsIn(section.entry).flatMap(entry =>
        list ? [[follow(entry, composition), list] as const] : [],
      )
    }),
  )

export function pastIn({ composition, follow }: FhirDocument): Set<unknown> {
  const namedIn = (loinc: string) =>
    sectionsOf(composition)
      .filter(({ code }) => objectsIn(asObject(code).coding).some(each => each.code === loinc))
      .flatMap(({ entry }) => objectsIn(entry).map(each => follow(each, composition)))
  const current = new Set(namedIn('11450-4'))
  return new Set(namedIn('11348-0').filter(each => !current.has(each)))
}

/**
 * Lists sections that have a narrative and no entries in the file, because a narrative is never read into a record.
 * Their list has an unread entry, unless the file has entries for it elsewhere.
 */
export function listNarratives(
  reading: DocumentReading,
  isListed: (list: StatedList) => boolean,
): void {
  for (const section of sectionsOf(reading.composition)) {
    const entries = objectsIn(section.entry)
    const hasMore =
      listOf(section.section).length > 0 ||
      entries.some(entry => reading.follow(entry, reading.composition))
    if (hasMore || section.emptyReason !== undefined || isReadWhole(section)) continue
    const words = plainTextOf(section.text)
    if (words === '') continue
    const list = listOfSection(section)
    const what = [textOf(section.title), words].filter(Boolean).join(': ')
    // An entry that the file lacks is already counted with its list.
    const isCounted = entries.length === 0 && list && !isListed(list)
    skip(reading, what, 'narrativeOnly', isCounted ? list : undefined)
  }
}

/** A plan counts only if the narrative still has its words. */
export const plansOfSection = (section: JsonObject) => {
  const narrative = plainText(plainTextOf(section.text))
  return wholePlansIn(section).filter(({ words }) => narrative.includes(plainText(words)))
}

/** Our narratives have one list item for each entry of the record. */
const isReadWhole = (section: JsonObject): boolean => {
  const items = textOf(asObject(section.text).div).match(/<li\b/g) ?? []
  return items.length > 0 && items.length === plansOfSection(section).length
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

export const plainTextOf = (narrative: unknown): string =>
  clean(
    textOf(asObject(narrative).div)
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(\w+);/g, (whole, name: string) => inTable(ENTITIES, name) ?? whole)
      .replace(/&#(x?)([\da-f]{1,6});/gi, (whole, isHex, code) => {
        const point = Number.parseInt(code, isHex ? 16 : 10)
        return point > 0 && point < 0x11_0000 ? String.fromCodePoint(point) : whole
      })
      .replace(/\s+/g, ' '),
  )
