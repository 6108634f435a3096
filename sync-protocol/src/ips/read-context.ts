import { isoDate, LINE_MAX } from '../medical'
import { codesOf, type ReadConcept } from './read-concept'
import type { FhirDocument } from './read-document'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'
import type { IpsLeftOut, ReadPart, Skipped } from './read-why'

export interface DocumentReading extends FhirDocument {
  wordsOf: ReadConcept
  /** `YYYY-MM-DD` */
  today: string
  skipped: Skipped[]
  /** Resources whose entry or section has a `modifierExtension`. */
  modified: ReadonlySet<unknown>
  /** Resources that are listed only in the section of past illnesses. */
  past: ReadonlySet<unknown>
}

export const skip = (
  { skipped }: DocumentReading,
  what: string,
  why: IpsLeftOut,
  list?: ReadPart,
): undefined => {
  skipped.push({ what: what === '' ? 'An entry' : cut(what, LINE_MAX), why, ...(list && { list }) })
}

export function skipUnreadable(
  reading: DocumentReading,
  object: unknown,
  what: string,
  list?: ReadPart,
  apart?: string,
): void {
  const elements = (reading.unreadable.get(object) ?? [])
    .filter(({ path }) => !path.startsWith(`${apart}.`))
    .map(({ path }) => inWords(path.replace(/\..*/, '')))
  if (elements.length === 0) return
  skip(reading, `${what}: ${[...new Set(elements)].join(', ')}`, 'unreadable', list)
}

const inWords = (element: string) =>
  element.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)

export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const signs = [...text]
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`
}

/** The name is empty if the entry has neither words nor codes. */
export function namedBy(
  value: unknown,
  { wordsOf }: DocumentReading,
): { name: string; coding: string } {
  const name = cut(wordsOf(value), LINE_MAX)
  return { name, coding: name && codesOf(value, name) }
}

/** Our export writes the id of a row as a `urn:uuid:` identifier. */
export function rowIdIn({ identifier }: JsonObject): string | undefined {
  const uuid = objectsIn(identifier)
    .filter(({ system }) => system === 'urn:ietf:rfc:3986')
    .map(({ value }) => /^urn:uuid:([\w-]{1,64})$/.exec(textOf(value))?.[1])
    .find(Boolean)
  return uuid?.toLowerCase()
}

export function dayIn(value: unknown): { day: string } | { why: IpsLeftOut } | undefined {
  const written = textOf(value)
  if (written === '') return undefined
  const day = written.slice(0, 10)
  if (isoDate().safeParse(day).success && !day.startsWith('0000')) return { day }
  return { why: /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/.test(written) ? 'partialDate' : 'badDate' }
}

/** A month or year ends with its last day. */
export function isPast(period: unknown, { today }: Pick<DocumentReading, 'today'>): boolean {
  const last = textOf(asObject(period).end).slice(0, 10)
  return last !== '' && last < today.slice(0, last.length)
}

export function beginOf(value: unknown, what: string, reading: DocumentReading): string {
  const read = dayIn(value)
  if (!read) return ''
  if ('day' in read) return read.day
  if (read.why === 'partialDate') return textOf(value)
  skip(reading, `${what}: ${textOf(value)}`, read.why)
  return ''
}
