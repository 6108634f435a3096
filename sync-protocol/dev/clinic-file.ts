import { type IpsSummary, readIps } from '../src/ips'

export const TODAY = '2026-11-23'
export const SNOMED = 'http://snomed.info/sct'
export const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const HL7 = 'http://terminology.hl7.org/CodeSystem'

export type Resource = Record<string, unknown> & { resourceType: string }

export const concept = (text: string, ...coding: object[]) => ({
  ...(text && { text }),
  ...(coding.length > 0 && { coding }),
})
export const coded = (system: string, code: string, display?: string) =>
  concept('', { system, code, ...(display && { display }) })
export const status = (system: string, code: string) => coded(`${HL7}/${system}`, code)

const patient = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ given: ['Aoife'], family: 'Ní Bhriain' }],
}
export const allergy = (more: object = {}): Resource => ({
  resourceType: 'AllergyIntolerance',
  clinicalStatus: status('allergyintolerance-clinical', 'active'),
  code: concept('Penicillin'),
  patient: { reference: 'Patient/p' },
  ...more,
})
export const statement = (more: object = {}): Resource => ({
  resourceType: 'MedicationStatement',
  status: 'active',
  medicationCodeableConcept: concept('Apixaban'),
  subject: { reference: 'Patient/p' },
  ...more,
})
export const condition = (more: object = {}): Resource => ({
  resourceType: 'Condition',
  clinicalStatus: status('condition-clinical', 'active'),
  code: concept('Asthma'),
  subject: { reference: 'Patient/p' },
  ...more,
})

export function bundleOf(
  resources: readonly Resource[],
  more: object = {},
  composition: object = {},
) {
  const all = [
    { resourceType: 'Composition', subject: { reference: 'Patient/p' }, ...composition },
    patient,
    ...resources,
  ]
  return {
    resourceType: 'Bundle',
    type: 'document',
    entry: all.map((resource, at) => ({
      fullUrl: `https://clinic.example/fhir/${resource.resourceType}/${'id' in resource ? resource.id : at}`,
      resource,
    })),
    ...more,
  }
}

export function bundleAbout(person: object, resources: readonly Resource[] = []) {
  const bundle = bundleOf(resources)
  const entry = bundle.entry.map(each =>
    each.resource === patient ? { ...each, resource: { ...patient, ...person } } : each,
  )
  return { ...bundle, entry }
}

export function summaryIn(bundle: object, languages: readonly string[] = []): IpsSummary {
  const read = readIps(JSON.stringify(bundle), { today: TODAY, languages })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}
export const summaryOf = (resources: readonly Resource[], languages?: readonly string[]) =>
  summaryIn(bundleOf(resources), languages)
export const rowsOf = (...resources: Resource[]) =>
  summaryOf(resources).rows.map(({ fields }) => fields)
export const skippedOf = (...resources: Resource[]) =>
  summaryOf(resources).skipped.map(({ what, why }) => [what, why])
