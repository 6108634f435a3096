/**
 * The words around a person's own: what every language must be able to say on the responder's page.
 * A language that lacks one of them does not compile. `{date}`, `{number}` and `{n}` are filled in.
 * Wording rules: plain, what ambulance staff say, no abbreviation that is not read aloud.
 */
import type { DnrStatus, POLICY_RELATIONSHIPS } from '../../medical'
import type { TreatmentMark } from '../words'

/** `{n} more medicines` by the language's own plural categories (Unicode CLDR). */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
export type Listed = 'allergies' | 'medications' | 'conditions' | 'contacts' | 'insurance'

export interface Labels {
  title: string
  nameNotRecorded: string
  /** Where a unit of time is not how ages are told (default: the language's own "{n} years"). */
  ageYears?: string
  underOneMonth: string
  /** Told from a month of birth alone. */
  about: string
  born: string
  /** The choices of an insurance policy. */
  policyChoice: Record<(typeof POLICY_RELATIONSHIPS)[number], string>
  gender: Record<'Male' | 'Female' | 'Other', string>
  language: string
  phone: string
  address: string

  resuscitation: string
  dnrStatus: Record<DnrStatus, string>
  documentOnFile: string
  viewDocument: string

  allergies: string
  severeAllergies: string
  /** Whose severity is in words that we do not know. */
  unclearAllergies: string
  otherAllergies: string
  severity: Record<'Mild' | 'Moderate' | 'Severe', string>

  medicines: string
  criticalMedicines: string
  /** After those that are marked: headed so that it does not look vetted. */
  otherMedicines: string
  doseOnline: string
  frequencyNotRecorded: string
  prescribedBy: string
  marks: Record<TreatmentMark, string>

  conditions: string
  status: Record<'Active' | 'Resolved' | 'Chronic', string>
  implants: string
  pregnancyDue: string
  since: string

  contacts: string
  call: string
  notes: string

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
  /** After notes that were cut. */
  restOnline: string
  /** Of a list in a file whose sender did not disclose all of it. */
  withheld: string
  /** The number of entries of an imported file that the app could not read. */
  unread: Plural
  /** How many items a list has no room for, by what it lists. */
  more: Record<Listed, Plural>
  /** Where the rest of them is. */
  online: string
  or: string
  devicesDisagree: string

  selfReported: string
  /** Of entries for which the reader's language has no word here; and where their language is known. */
  asWritten: string
  asWrittenIn: string
  lastChanged: string
  lastConfirmed: string
  revision: string
  emergencyCall: string
  pageLanguage: string

  offlineCopy: string
  /** Of a code that the server never saw: there is no current record to connect for. */
  onlyCopy: string
  partialCopy: string
  partialOnly: string
  olderPrint: string
  expiredOn: string

  /** The app's page for a printed code without a connection. */
  offline: {
    damaged: string
    newerVersion: string
    noCopy: string
    showAnyway: string
    retry: string
  }

  /** The words around a printed card. */
  print: {
    /** The person's own country's number; what to call in any other; what to call where theirs is not known. */
    callIn: string
    callElsewhere: string
    callAnywhere: string
    turn: string
    more: string
    scan: string
    printedOn: string
    validUntil: string
  }

  /** What a `healthcare` code asks before it opens. */
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
/** A label by its path. */
export type StringLabel = StringKey<Labels> | `policy.${keyof Labels['policy']}`
