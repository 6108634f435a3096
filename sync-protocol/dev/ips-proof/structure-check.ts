/**
 * Medplum sees one resource at a time, so these checks cover the document as a whole and the guide's slices
 * by profile.
 */
import type { Found } from './code-check'

export interface Document {
  entry: readonly { fullUrl: string; resource: { resourceType: string } }[]
}

/** The rules are those of the guide's Composition profile. */
const SECTION_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  '11450-4': ['Condition'],
  '48765-2': ['AllergyIntolerance'],
  '10160-0': ['MedicationStatement'],
  '104605-1': ['Flag'],
  '42348-3': ['Consent'],
  '46264-8': ['DeviceUseStatement'],
  '10162-6': ['Observation'],
  '11348-0': ['Condition'],
  '8716-3': ['Observation'],
  '18776-5': ['CarePlan'],
  '47519-4': ['Procedure'],
  '11369-6': ['Immunization'],
}

const ALWAYS_THERE = Object.keys(SECTION_ENTRIES).slice(0, 3)

export function structureCheck({ entry }: Document): Found[] {
  const found: Found[] = []
  const tell = (isWrong: boolean, where: string, what: string) =>
    isWrong && found.push({ where, what })
  const count = (kind: string) =>
    entry.filter(({ resource }) => resource.resourceType === kind).length
  const kindOf = new Map(entry.map(({ fullUrl, resource }) => [fullUrl, resource.resourceType]))
  tell(entry[0]?.resource.resourceType !== 'Composition', 'Bundle.entry[0]', 'no Composition')
  tell(count('Composition') !== 1, 'Bundle.entry', `${count('Composition')} compositions`)
  tell(count('Patient') !== 1, 'Bundle.entry', `${count('Patient')} patients`)
  tell(kindOf.size !== entry.length, 'Bundle.entry', 'two entries have one address')
  for (const { fullUrl, resource } of entry) {
    tell(!UUID_URL.test(fullUrl), 'Bundle.entry.fullUrl', fullUrl)
    for (const url of referencesIn(resource)) {
      tell(!kindOf.has(url), resource.resourceType, `refers to ${url}, which is not there`)
    }
  }
  for (const { code, entry: refers, isNested, isExplained } of sectionsOf(entry[0]?.resource)) {
    tell(isNested, `section ${code}`, 'has sections in it')
    const isSilent = ALWAYS_THERE.includes(code) && refers.length === 0 && !isExplained
    tell(isSilent, `section ${code}`, 'has neither entries nor a reason (ips-comp-1)')
    for (const { reference } of refers) {
      const kind = kindOf.get(reference) ?? 'nothing'
      const isMeant = SECTION_ENTRIES[code]?.includes(kind) === true
      tell(!isMeant, `section ${code}`, `refers to ${kind}`)
    }
  }
  return found
}

const UUID_URL = /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Section {
  code: { coding: { code: string }[] }
  entry?: { reference: string }[]
  section?: object[]
  emptyReason?: object
}

const sectionsOf = (composition: object | undefined) =>
  ((composition as { section?: Section[] })?.section ?? []).map(
    ({ code, entry = [], section, emptyReason }) => ({
      code: code.coding[0]?.code ?? '',
      entry,
      isNested: section !== undefined,
      isExplained: emptyReason !== undefined,
    }),
  )

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { reference } = value as { reference?: unknown }
  const own = typeof reference === 'string' ? [reference] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}
