/**
 * Some systems send a summary as the answer to a search or as a collection without a composition. References
 * are followed only within the file, and nothing is ever fetched.
 */
import { asObject, hasModifier, type JsonObject, listOf, objectsIn, textOf } from './read-json'
import { hasStatus } from './read-status'
import { typedBundle, type UnreadableIn } from './read-types'
import type { IpsRefusal } from './read-why'

const ENTRIES_MAX = 2000

interface Entry {
  url: string
  resource: JsonObject
}

export interface FhirDocument {
  bundle: JsonObject
  composition: JsonObject
  patient: JsonObject
  isOfOnePerson: boolean
  entries: readonly Entry[]
  follow: (reference: unknown, from: JsonObject) => JsonObject | undefined
  unreadable: UnreadableIn
}

export function asDocument(
  value: unknown,
): { ok: true; document: FhirDocument } | { ok: false; why: IpsRefusal } {
  const refuse = (why: IpsRefusal) => ({ ok: false, why }) as const
  const written = withoutWrap(asObject(value))
  if (textOf(written.resourceType) === '') return refuse('notFhir')
  if (written.resourceType !== 'Bundle' || written.type === 'history') return refuse('notDocument')
  const { bundle, unreadable } = typedBundle(written)
  const entries = entriesOf(bundle)
  if (entries.length > ENTRIES_MAX) return refuse('tooMany')
  if (entriesOf(written).some(({ resource }) => isOfOtherVersion(resource))) {
    return refuse('otherVersion')
  }
  const composition = compositionIn(entries)
  if (hasStatus(composition.status, 'entered-in-error', 'cancelled'))
    return refuse('enteredInError')
  if (hasModifier(composition)) return refuse('modified')
  const follow = followerIn(entries)
  const named = follow(composition.subject, composition)
  const patients = entries.filter(({ resource }) => resource.resourceType === 'Patient')
  const [first, ...others] = patients.map(({ resource }) => resource)
  const isOne = first !== undefined && others.every(each => isSamePerson(each, first))
  const patient = named?.resourceType === 'Patient' ? named : isOne ? first : undefined
  if (!patient) return refuse(first ? 'manyPatients' : 'noPatient')
  if (listOf(patient.contact).length > ENTRIES_MAX) return refuse('tooMany')
  const isOfOnePerson = patients.every(({ resource }) => isSamePerson(resource, patient))
  const document = { bundle, composition, patient, isOfOnePerson, entries, follow, unreadable }
  return { ok: true, document }
}

function entriesOf(bundle: JsonObject): Entry[] {
  const all = objectsIn(bundle.entry).map(({ fullUrl, resource }) => ({
    url: textOf(fullUrl),
    resource: asObject(resource),
  }))
  const contained = objectsIn(compositionIn(all).contained)
    .filter(({ resourceType }) => textOf(resourceType) !== '')
    .map(resource => ({ url: '', resource }))
  return [...all, ...contained]
}

const compositionIn = (entries: readonly Entry[]): JsonObject =>
  entries.find(({ resource }) => resource.resourceType === 'Composition')?.resource ?? NOTHING
const NOTHING: JsonObject = {}

function withoutWrap(value: JsonObject): JsonObject {
  const inside = [...objectsIn(value.entry), ...objectsIn(value.parameter)].map(each =>
    asObject(each.resource),
  )
  const [bundle, ...others] = inside.filter(({ resourceType }) => resourceType === 'Bundle')
  const isWrap = !inside.some(({ resourceType }) => resourceType === 'Patient')
  return bundle && isWrap && others.length === 0 ? bundle : value
}

/** Some files repeat the patient in each entry, so a copy is the same person. */
export function isSamePerson(one: JsonObject, other: JsonObject): boolean {
  if (one === other) return true
  if (one.name === undefined || textOf(one.birthDate) === '') return false
  return identityOf(one) === identityOf(other)
}

const identities = new WeakMap<JsonObject, string>()

/** The identity is cached, because a file can ask for it thousands of times. */
function identityOf(person: JsonObject): string {
  const { resourceType, name, birthDate } = person
  const identity = identities.get(person) ?? JSON.stringify([resourceType, name, birthDate])
  identities.set(person, identity)
  return identity
}

/** Files do not name their version of FHIR, so fields that R4 lacks reveal another one. */
function isOfOtherVersion(resource: JsonObject): boolean {
  const { resourceType: kind, clinicalStatus, subject } = resource
  if (kind === 'Composition') return Array.isArray(subject) || 'class' in resource
  if (kind === 'AllergyIntolerance' || kind === 'Condition') {
    return typeof clinicalStatus === 'string' || 'substance' in resource
  }
  if (kind === 'MedicationStatement' || kind === 'MedicationRequest') {
    return 'medication' in resource || 'taken' in resource || 'wasNotTaken' in resource
  }
  return kind === 'DeviceUsage' || kind === 'MedicationOrder'
}

function followerIn(entries: readonly Entry[]): FhirDocument['follow'] {
  const byUrl = new Map<string, JsonObject>()
  const urls = new Map<JsonObject, string>()
  const add = (name: string, resource: JsonObject) => {
    if (name !== '' && !byUrl.has(name)) byUrl.set(name, resource)
  }
  for (const { url, resource } of entries) {
    add(url, resource)
    urls.set(resource, url)
  }
  // Addresses come before type and id, because they are more reliable.
  for (const { url, resource } of entries) {
    add(`${textOf(resource.resourceType)}/${textOf(resource.id)}`, resource)
    add(url.split('/').slice(-2).join('/'), resource)
  }
  const contained = new Map<JsonObject, Map<string, JsonObject>>()
  // A file may have thousands of resources and references, so each map is made once.
  const containedIn = (holds: JsonObject) => {
    const known = contained.get(holds)
    if (known) return known
    const made = new Map(objectsIn(holds.contained).map(each => [textOf(each.id), each]))
    contained.set(holds, made)
    return made
  }
  return (reference, from) => {
    const [named = ''] = textOf(asObject(reference).reference).split('/_history/')
    if (named.startsWith('#')) {
      return containedIn(from).get(named.slice(1))
    }
    const base = (urls.get(from) ?? '').split('/').slice(0, -2).join('/')
    return (base === '' ? undefined : byUrl.get(`${base}/${named}`)) ?? byUrl.get(named)
  }
}
