/**
 * No terminology is shipped, so our summaries export the person's own words as text. The SNOMED CT codes are
 * those in the IPS guide 2.0.0 (HL7, CC BY 4.0), and README.md has the notices.
 */
import type { CodeableConcept, Coding, Element, Identifier, Meta } from 'fhir/r4'

const LOINC = 'http://loinc.org'
const SNOMED = 'http://snomed.info/sct'
export const UCUM = 'http://unitsofmeasure.org'
export const BCP_47 = 'urn:ietf:bcp:47'
const HL7 = 'http://terminology.hl7.org/CodeSystem'
const ABSENT_UNKNOWN = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

export const loinc = (code: string): CodeableConcept => ({ coding: [{ system: LOINC, code }] })
export const hl7 = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `${HL7}/${system}`, code }],
})

export const DOCUMENT_TYPE = loinc('60591-5')

/** The order is that of the document, and the first three sections are always present. */
export const IPS_SECTIONS = {
  problems: { title: 'Problems', loinc: '11450-4' },
  allergies: { title: 'Allergies and intolerances', loinc: '48765-2' },
  medications: { title: 'Medicines', loinc: '10160-0' },
  alerts: { title: 'Alerts', loinc: '104605-1' },
  carePlan: { title: 'Plan of care', loinc: '18776-5' },
  directives: { title: 'Advance directives', loinc: '42348-3' },
  devices: { title: 'Implants and devices', loinc: '46264-8' },
  pregnancy: { title: 'Pregnancy', loinc: '10162-6' },
  pastProblems: { title: 'Past problems', loinc: '11348-0' },
  procedures: { title: 'Procedures', loinc: '47519-4' },
  immunizations: { title: 'Vaccinations', loinc: '11369-6' },
  functionalStatus: { title: 'Functional status', loinc: '47420-5' },
  vitalSigns: { title: 'Vital signs', loinc: '8716-3' },
  story: { title: 'Patient story', loinc: '81338-6' },
  /** The guide has no such section, but its Composition allows further ones. */
  insurance: { title: 'Insurance', loinc: '48768-6' },
} as const
export type SectionName = keyof typeof IPS_SECTIONS

const noneKnown = (snomed: string, display: string, absent: string): CodeableConcept => ({
  coding: [
    { system: SNOMED, code: snomed, display },
    { system: ABSENT_UNKNOWN, code: absent },
  ],
  text: 'None known',
})

export const NONE_KNOWN = {
  allergies: noneKnown('716186003', 'No known allergy', 'no-known-allergies'),
  medications: noneKnown('787481004', 'No known medications', 'no-known-medications'),
  conditions: noneKnown('160245001', 'No current problems or disability', 'no-known-problems'),
} as const

export const PREGNANT: CodeableConcept = {
  coding: [{ system: SNOMED, code: '77386006', display: 'Pregnant' }],
}
export const PREGNANCY_STATUS = loinc('82810-3')
export const DUE_DATE = loinc('11778-8')

export const MEASURES: Readonly<Record<string, { loinc: string; unit: string }>> = {
  heightCm: { loinc: '8302-2', unit: 'cm' },
  weightKg: { loinc: '29463-7', unit: 'kg' },
}

type AbsentReason = 'unknown' | 'masked' | 'not-applicable'

export const absent = (reason: AbsentReason): Pick<Element, 'extension'> => ({
  extension: [
    { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: reason },
  ],
})

export const identifierOf = (uuid: string): Identifier => ({
  system: 'urn:ietf:rfc:3986',
  value: `urn:uuid:${uuid}`,
})

const CODINGS_MAX = 4

export function concept(text: string, codings: readonly Coding[] = []): CodeableConcept {
  const coding = codings.slice(0, CODINGS_MAX)
  if (coding.length === 0 && text === '') return absent('unknown')
  return { ...(coding.length > 0 && { coding }), ...(text !== '' && { text }) }
}

const IPS = 'http://hl7.org/fhir/uv/ips/StructureDefinition'
export const profile = (name: string): Meta => ({ profile: [`${IPS}/${name}`] })
