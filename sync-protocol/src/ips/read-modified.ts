/**
 * A `modifierExtension` changes the meaning of its element, for example to “stopped” or “not”. The reader
 * knows none, so an element that has one is left out.
 */
import type { FhirDocument } from './read-document'
import { hasModifier, type JsonObject, objectsIn } from './read-json'
import { sectionsOf } from './read-sections'

export function isModified(value: unknown, apart: readonly string[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (hasModifier(value)) return true
  return Object.entries(value).some(([name, part]) => !apart.includes(name) && isModified(part))
}

export function modifiedByPlace({ bundle, composition, follow }: FhirDocument): Set<unknown> {
  const sections = sectionsOf(composition).filter(section => isModified(section))
  return new Set([
    ...objectsIn(bundle.entry)
      .filter(entry => isModified(entry, ['resource']))
      .map(({ resource }) => resource),
    ...sections.flatMap(({ entry }) => objectsIn(entry).map(each => follow(each, composition))),
  ])
}

/** Parts of an entry that can be left out alone. */
const APART = ['contained', 'reaction', 'dosage', 'dosageInstruction']

const entries = new WeakMap<JsonObject, boolean>()

/** Remembered, because thousands of entries may refer to one large product. */
function isOwnModified(resource: JsonObject): boolean {
  const isIt = entries.get(resource) ?? isModified(resource, APART)
  entries.set(resource, isIt)
  return isIt
}

export const isEntryModified = (resource: JsonObject, byPlace: ReadonlySet<unknown>): boolean =>
  byPlace.has(resource) || isOwnModified(resource)
