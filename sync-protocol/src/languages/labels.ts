/** The wording is plain, as ambulance staff speak, without abbreviations that are not read aloud. */
import type {
  DnrStatus,
  HistoryKind,
  PlanKind,
  POLICY_RELATIONSHIPS,
  TreatmentMark,
} from '../medical'

/** `{n} more medicines`, by the language's plural categories (Unicode CLDR). */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
export type Listed =
  | ('allergies' | 'medications' | 'conditions' | 'contacts' | 'insurance')
  | ('plans' | 'history')

export interface Labels {
  title: string
  nameNotRecorded: string
  /** Only languages in which "{n} years" is not an age have it. */
  ageYears?: string
  underOneMonth: string
  /** An age from the month of birth alone. */
  about: string
  born: string
  policyChoice: Record<(typeof POLICY_RELATIONSHIPS)[number], string>
  gender: Record<'Male' | 'Female' | 'Other', string>
  language: string
  phone: string
  address: string

  resuscitation: string
  dnrStatus: Record<DnrStatus, string>
  documentOnFile: string
  viewDocument: string

  instructions: string
  /** `other` is for a kind that only a newer app knows. No word may say that a refusal is valid. */
  planKind: Record<PlanKind | 'other', string>
  planWhere: string
  /** The label that says where the signed paper of a refusal is. */
  planPaper: string
  planFrom: string
  planWrittenOn: string
  /** An instruction that names no author. */
  planUnsigned: string

  allergies: string
  severeAllergies: string
  /** Heads allergies with a severity that no table knows. */
  unclearAllergies: string
  otherAllergies: string
  severity: Record<'Mild' | 'Moderate' | 'Severe', string>

  medicines: string
  criticalMedicines: string
  /** The label must not look as if anyone had checked these medicines. */
  otherMedicines: string
  doseOnline: string
  frequencyNotRecorded: string
  prescribedBy: string
  marks: Record<TreatmentMark, string>
  /** An effect that the person entered, or denied. */
  effectSaid: string
  effectDenied: string

  conditions: string
  status: Record<'Active' | 'Resolved' | 'Chronic', string>
  implants: string
  pregnancyDue: string
  since: string

  contacts: string
  call: string
  callName: string
  notes: string

  history: string
  historyKind: Record<HistoryKind, string>

  details: string
  height: string
  weight: string
  organDonor: string
  answer: Record<'yes' | 'no' | 'unknown', string>
  bloodType: string
  bloodTypeCaution: string

  insurance: string
  policy: Record<
    | 'policyNumber'
    | 'relationship'
    | 'groupNumber'
    | 'subscriberId'
    | 'subscriberName'
    | 'planType'
    | 'effectiveDate'
    | 'expirationDate'
    | 'copay'
    | 'deductible'
    | 'providerPhone'
    | 'cardPhoto',
    string
  >

  noneKnown: string
  noneCurrent: string
  notRecorded: string
  restOnline: string
  /** The sender of the list did not disclose all of it. */
  withheld: string
  unread: Plural
  more: Record<Listed, Plural>
  online: string
  or: string
  devicesDisagree: string

  selfReported: string
  asWritten: string
  asWrittenIn: string
  lastChanged: string
  lastConfirmed: string
  revision: string
  emergencyCall: string
  pageLanguage: string
  /** The headings of an ambulance report (SAMPLE) that a card has no heading for. */
  sample: Record<'symptoms' | 'past' | 'last' | 'events', string>
  asText: Record<'link' | 'copy' | 'copied', string>

  offlineCopy: string
  /** The server never received the code. */
  onlyCopy: string
  partialCopy: string
  partialOnly: string
  olderPrint: string
  expiredOn: string

  offline: {
    damaged: string
    newerVersion: string
    noCopy: string
    showAnyway: string
    retry: string
  }

  print: {
    /** The person's country, other countries, and an unknown country. */
    callIn: string
    callElsewhere: string
    callAnywhere: string
    turn: string
    more: string
    scan: string
    printedOn: string
    validUntil: string
  }

  ask: {
    title: string
    text: string
    role: string
    roles: Record<'doctor' | 'nurse' | 'paramedic' | 'pharmacist' | 'other', string>
    reason: string
    reasons: Record<'emergency' | 'treatment' | 'other', string>
    pin: string
    wrongPin: string
    open: string
  }
}

type StringKey<T> = { [K in keyof T]-?: T[K] extends string ? K : never }[keyof T] & string
export type StringLabel = StringKey<Labels> | `policy.${keyof Labels['policy']}`
