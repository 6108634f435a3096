/**
 * FHIR has no element for these fields. Each is exported as a note, which any software shows, with an
 * extension of our own. A note is read back as a field only if it has that extension, because a note of
 * another system may begin with the same words.
 */

import type { Annotation } from 'fhir/r4'
import { effectWords, labelsOf } from '../card'
import { type JsonObject, objectsIn, textOf } from './read-json'

/** This base of our StructureDefinitions is only a name, which no code fetches or configures. */
export const BASE = 'https://lifetag.example/fhir/StructureDefinition'
const URLS = {
  severity: `${BASE}/entered-severity`,
  status: `${BASE}/entered-status`,
  prescribingDoctor: `${BASE}/entered-prescriber`,
  effect: `${BASE}/entered-effect`,
} as const
type NotedField = keyof typeof URLS

export const noteFor = (field: NotedField, label: string, value: string): Annotation => ({
  extension: [{ url: URLS[field], valueString: value }],
  text: `${label}: ${shownAs(value, field)}`,
})

/** An effect is a code. */
const shownAs = (value: string, field: NotedField): string =>
  field === 'effect' ? effectWords(value, labelsOf('en')) : value

export const notedIn = ({ note }: JsonObject, field: NotedField): string =>
  objectsIn(note)
    .map(each => wordsIn(each, field))
    .find(Boolean) ?? ''

export const notesIn = ({ note }: JsonObject): string[] =>
  objectsIn(note)
    .filter(each => FIELDS.every(field => wordsIn(each, field) === ''))
    .map(({ text }) => textOf(text))
    .filter(Boolean)

const FIELDS = Object.keys(URLS) as NotedField[] // the keys of a constant

/** The result is also empty if the text of the note has changed since. */
function wordsIn({ extension, text }: JsonObject, field: NotedField): string {
  const ours = objectsIn(extension).find(({ url }) => url === URLS[field])
  const value = textOf(ours?.valueString)
  return textOf(text).endsWith(shownAs(value, field)) ? value : ''
}
