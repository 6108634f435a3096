import { codeCheck, type Found } from './code-check'
import { baseDefinitions, profiles, type StructureDefinition, terminology } from './definitions'
import { type Document, structureCheck } from './structure-check'

export interface Finding extends Found {
  by: 'medplum' | 'codes' | 'structure'
}

const IPS_BUNDLE = 'http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips'
const R4 = 'http://hl7.org/fhir/StructureDefinition/'
/** FHIR requires these profiles by LOINC code, whatever profile the resource names. */
const MEASURES: Readonly<Record<string, string>> = {
  '8302-2': `${R4}bodyheight`,
  '29463-7': `${R4}bodyweight`,
}

export async function makeValidator(): Promise<(document: Document) => Finding[]> {
  // Medplum's client requires WebSocket while it loads. Node 20 has none, and nothing here
  // connects.
  if (!('WebSocket' in globalThis)) Reflect.set(globalThis, 'WebSocket', class {})
  const medplum = await import('@medplum/core')
  const [base, guide] = [baseDefinitions(), profiles()]
  medplum.indexStructureDefinitionBundle(base)
  for (const profile of guide) medplum.loadDataType(profile)
  const byUrl = new Map([...base, ...guide].map(each => [each.url, each]))
  const checkCodes = codeCheck(terminology())

  function issuesOf(resource: object, profile: StructureDefinition): Finding[] {
    return issues(resource, profile)
      .filter(({ severity }) => severity !== 'information')
      .map(({ details, expression }) => ({
        by: 'medplum',
        where: `${profile.url.split('/').at(-1)}: ${expression?.join() ?? ''}`,
        what: details?.text ?? '',
      }))
  }
  function issues(resource: object, profile: StructureDefinition) {
    try {
      return medplum.validateResource(resource, { profile })
    } catch (error) {
      if (error instanceof medplum.OperationOutcomeError) return error.outcome.issue ?? []
      throw error
    }
  }

  return document => {
    const plain = withPlainReferences(document)
    const profilesFor = (resource: object) =>
      profileUrls(resource).map(url => {
        const profile = byUrl.get(url)
        if (!profile) throw new Error(`${url} is not among the definitions`)
        return profile
      })
    const whole = byUrl.get(IPS_BUNDLE)
    if (!whole) throw new Error('The guide is not there')
    return [
      ...issuesOf(plain, whole),
      ...plain.entry.flatMap(({ resource }) =>
        profilesFor(resource).flatMap(profile => [
          ...issuesOf(resource, profile),
          ...checkCodes(resource, profile).map(found => ({ by: 'codes' as const, ...found })),
        ]),
      ),
      ...checkCodes(plain, whole).map(found => ({ by: 'codes' as const, ...found })),
      ...structureCheck(document).map(found => ({ by: 'structure' as const, ...found })),
    ]
  }
}

interface Described {
  resourceType?: string
  meta?: { profile?: string[] }
  code?: { coding?: { code?: string }[] }
}

function profileUrls({ resourceType, meta, code }: Described): string[] {
  const measure = MEASURES[code?.coding?.[0]?.code ?? '']
  const asked = [...(meta?.profile ?? []), ...(measure ? [measure] : [])]
  return asked.length > 0 ? asked : [`${R4}${resourceType}`]
}

/** Medplum reads the kind of a reference's target from its address. */
function withPlainReferences(document: Document): Document {
  const kinds = new Map(
    document.entry.map(({ fullUrl, resource }) => [fullUrl, resource.resourceType]),
  )
  const text = JSON.stringify(document, (key, value) => {
    const kind = key === 'reference' && typeof value === 'string' && kinds.get(value)
    return kind ? value.replace('urn:uuid:', `${kind}/`) : value
  })
  return JSON.parse(text)
}
