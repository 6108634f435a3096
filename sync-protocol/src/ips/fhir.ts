/**
 * FHIR R4 (4.0.1) elements in our summaries. The types exclude all others, so that no element is written by
 * accident.
 */

export interface Coding {
  system: string
  code: string
  display?: string
  version?: string
}

interface Extension {
  url: string
  valueCode: string
}

export interface Absent {
  extension: [Extension]
}

export interface CodeableConcept {
  coding?: readonly Coding[]
  text?: string
  extension?: [Extension]
}

export interface Identifier {
  system: string
  value: string
}

export interface Reference {
  reference: string
}

export interface Narrative {
  status: 'generated'
  div: string
}

export interface Annotation {
  extension?: [{ url: string; valueString: string }]
  text: string
}

interface Named {
  text?: string
  _text?: Absent
}

interface ContactPoint {
  system: 'phone' | 'email'
  value: string
}

export interface Patient {
  resourceType: 'Patient'
  identifier?: readonly Identifier[]
  text: Narrative
  name: readonly Named[]
  telecom?: readonly ContactPoint[]
  gender?: 'male' | 'female' | 'other'
  birthDate?: string
  _birthDate?: Absent
  address?: readonly { text: string }[]
  contact?: readonly PatientContact[]
  communication?: readonly { language: CodeableConcept }[]
}

export interface PatientContact {
  /** The id of our row, because contacts have no identifier. */
  id?: string
  relationship?: readonly CodeableConcept[]
  name?: Named
  telecom?: readonly ContactPoint[]
}

interface RelatedPerson {
  resourceType: 'RelatedPerson'
  patient: Reference
  name: readonly Named[]
}

export interface AllergyIntolerance {
  resourceType: 'AllergyIntolerance'
  identifier?: readonly Identifier[]
  clinicalStatus: CodeableConcept
  verificationStatus?: CodeableConcept
  criticality?: 'high' | 'unable-to-assess'
  code: CodeableConcept
  patient: Reference
  note?: readonly Annotation[]
  reaction?: readonly {
    manifestation: readonly CodeableConcept[]
    severity?: 'mild' | 'moderate' | 'severe'
  }[]
}

export interface MedicationStatement {
  resourceType: 'MedicationStatement'
  identifier?: readonly Identifier[]
  status: 'active'
  medicationCodeableConcept: CodeableConcept
  subject: Reference
  effectivePeriod?: { start: string }
  _effectiveDateTime?: Absent
  note?: readonly Annotation[]
  dosage?: readonly { text: string; timing?: { code: CodeableConcept } }[]
}

export interface Condition {
  resourceType: 'Condition'
  identifier?: readonly Identifier[]
  clinicalStatus: CodeableConcept
  verificationStatus?: CodeableConcept
  category: readonly CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  onsetDateTime?: string
  note?: readonly Annotation[]
}

export interface Device {
  resourceType: 'Device'
  type: CodeableConcept
  patient: Reference
}

export interface DeviceUseStatement {
  resourceType: 'DeviceUseStatement'
  status: 'active'
  subject: Reference
  _timingDateTime: Absent
  device: Reference
}

export interface Observation {
  resourceType: 'Observation'
  status: 'final' | 'preliminary'
  category?: readonly CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  _effectiveDateTime: Absent
  performer: readonly Reference[]
  valueQuantity?: { value: number; unit: string; system: string; code: string }
  valueCodeableConcept?: CodeableConcept
  valueDateTime?: string
  hasMember?: readonly Reference[]
}

interface Consent {
  resourceType: 'Consent'
  status: 'active'
  scope: CodeableConcept
  category: readonly CodeableConcept[]
  patient: Reference
  policyRule: CodeableConcept
  verification: readonly { verified: boolean }[]
}

export interface Flag {
  resourceType: 'Flag'
  status: 'active'
  category: readonly CodeableConcept[]
  code: CodeableConcept
  subject: Reference
}

export interface CompositionSection {
  title: string
  code: CodeableConcept
  text: Narrative
  entry?: readonly Reference[]
  emptyReason?: CodeableConcept
}

export interface Composition {
  resourceType: 'Composition'
  language: string
  text: Narrative
  status: 'final'
  type: CodeableConcept
  subject: Reference
  date: string
  author: readonly Reference[]
  title: string
  attester?: readonly { mode: 'personal'; time: string; party: Reference }[]
  section: readonly CompositionSection[]
}

export type Resource =
  | Composition
  | Patient
  | RelatedPerson
  | AllergyIntolerance
  | MedicationStatement
  | Condition
  | Device
  | DeviceUseStatement
  | Observation
  | Consent
  | Flag

export interface Entry {
  fullUrl: string
  resource: Resource & { meta?: { profile: [string] } }
}

export interface IpsBundle {
  resourceType: 'Bundle'
  meta: { profile: [string] }
  language: string
  identifier: Identifier
  type: 'document'
  timestamp: string
  entry: readonly Entry[]
}
