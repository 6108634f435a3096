/**
 * Every field that a card can show. The table defines the card's types (card.ts), the disclosure
 * levels (levels.ts), the storage in an offline copy and the order of dropping fields, the drawing
 * (facts.ts), and the owner's words for missing fields. A field of the record that is not in
 * `FIELDS` must be in `OFF_CARD`, or the code does not compile.
 */

import type { StringLabel } from '../languages/labels'
import type { MedicalRecord } from '../medical'
import type { AccessLevel } from '../medical/code-levels'
import type { OmissionRisk } from './harm'

/** How a value becomes words. */
export type WordForm =
  | ('text' | 'gender' | 'dnrStatus' | 'severity' | 'status' | 'answer' | 'policyChoice' | 'effect')
  | ('planKind' | 'historyKind')
  | ('date' | 'age' | 'centimeter' | 'kilogram' | 'language')
  /** Never read right to left. */
  | ('figure' | 'phone')
  /** The numbers in the text can be called. */
  | 'textWithPhone'
  /** Only the label is shown. */
  | 'flag'
  /** An address on the product's own server. */
  | ('photo' | 'file')
  /** Not shown. Another field is derived from it. */
  | 'hidden'

/** How an offline copy stores a value. `derived`: computed on reading. */
export type CopyKind =
  | ('person' | 'gender' | 'language' | 'month' | 'day' | 'flag' | 'dnrStatus' | 'notes')
  | (
      | 'allergen'
      | 'severity'
      | 'reaction'
      | 'medicine'
      | 'effect'
      | 'dose'
      | 'frequency'
      | 'condition'
    )
  | ('planKind' | 'planAbout' | 'planText' | 'planWhere' | 'planFrom')
  | ('relationship' | 'phone' | 'implant' | 'bloodType' | 'organDonor' | 'heightCm' | 'weightKg')
  | 'derived'

/** In reading order: the block that kills soonest if missed comes first. */
export const BLOCKS = [
  'person',
  'resuscitation',
  'instructions',
  'severeAllergies',
  'unclearAllergies',
  'criticalMedicines',
  'conditions',
  'allergies',
  'medications',
  'language',
  'reach',
  'contacts',
  'depends',
  'notes',
  'details',
  'history',
  'insurance',
  'record',
] as const
export type Block = (typeof BLOCKS)[number]

type RecordPart = Exclude<keyof MedicalRecord, 'changedAtMs'>
type RowOf<P extends RecordPart> = MedicalRecord[P] extends readonly (infer Item)[]
  ? Item
  : NonNullable<MedicalRecord[P]>
export type RecordField = {
  [P in RecordPart]: `${P}.${Exclude<keyof RowOf<P>, 'id' | 'conflicts' | 'revived'> & string}`
}[RecordPart]

/** The part of the record with a section's fields, and the default block. */
export const CARD_SECTIONS = {
  identity: { part: 'profile', block: 'person' },
  dnr: { part: 'profile', block: 'resuscitation' },
  allergies: { part: 'allergies', block: 'allergies' },
  medications: { part: 'medications', block: 'medications' },
  conditions: { part: 'conditions', block: 'conditions' },
  contacts: { part: 'contacts', block: 'contacts' },
  plans: { part: 'plans', block: 'instructions' },
  history: { part: 'history', block: 'history' },
  body: { part: 'profile', block: 'details' },
  notes: { part: 'profile', block: 'notes' },
  insurance: { part: 'policies', block: 'insurance' },
} as const satisfies Record<string, { part: RecordPart; block: Block }>
export type Section = keyof typeof CARD_SECTIONS
export const LISTED = [
  'plans',
  'allergies',
  'medications',
  'conditions',
  'contacts',
  'history',
] as const

export interface FieldDefinition {
  /** The lowest access level that discloses the field. */
  level: AccessLevel
  draw: WordForm
  /**
   * How an offline copy stores the field, and how harmful its omission is. Without it, offline copies
   * lack the field. For the first field of an item, the harm is a minimum that its words can raise.
   */
  offline?: { as: CopyKind; harm: OmissionRisk }
  /** The owner's words for a missing field. `#` is the owner's name for the item. */
  owner: string
  /** The sources if the name differs. A conflict about any of them is one about the field. */
  from?: readonly RecordField[]
  /** The block, if it is not the section's. */
  block?: Block
  label?: StringLabel
  /** A label that the value is filled into, or that replaces the value if it has no placeholder. */
  around?: StringLabel
  caution?: StringLabel
  /** Its item means nothing without this field. */
  isRequired?: true
}

const INSURANCE = { level: 'healthcare', owner: 'your insurance' } as const

export const FIELDS = {
  identity: {
    fullName: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'person', harm: 'name' },
      owner: 'your full name',
      from: [
        'profile.fullName',
        'account.firstName',
        'account.lastName',
        'profile.primaryLanguage',
      ],
    },
    firstName: {
      level: 'public',
      draw: 'text',
      offline: { as: 'person', harm: 'name' },
      owner: 'your first name',
      from: ['account.firstName'],
    },
    age: {
      level: 'emergency',
      draw: 'age',
      offline: { as: 'derived', harm: 'birthMonth' },
      owner: 'your age',
      from: ['profile.dateOfBirth'],
    },
    /** `YYYY-MM`, from which an offline copy computes the age years later. */
    birthMonth: {
      level: 'emergency',
      draw: 'hidden',
      offline: { as: 'month', harm: 'birthMonth' },
      owner: 'your age',
      from: ['profile.dateOfBirth'],
    },
    /** `YYYY-MM-DD` */
    birthDate: {
      level: 'healthcare',
      draw: 'date',
      owner: 'your birth date',
      from: ['profile.dateOfBirth'],
      label: 'born',
    },
    gender: {
      level: 'emergency',
      draw: 'gender',
      offline: { as: 'gender', harm: 'gender' },
      owner: 'your gender',
    },
    photoUrl: {
      level: 'emergency',
      draw: 'photo',
      owner: 'your photo',
    },
    /** BCP 47 */
    language: {
      level: 'emergency',
      draw: 'language',
      offline: { as: 'language', harm: 'language' },
      owner: 'your language',
      from: ['profile.primaryLanguage'],
      block: 'language',
    },
    phoneNumber: {
      level: 'healthcare',
      draw: 'figure',
      owner: 'your phone number',
      block: 'details',
      label: 'phone',
    },
    address: {
      level: 'healthcare',
      draw: 'text',
      owner: 'your address',
      from: ['profile.streetAddress', 'profile.city', 'profile.state', 'profile.zipCode'],
      block: 'details',
      label: 'address',
    },
  },
  dnr: {
    status: {
      level: 'emergency',
      draw: 'dnrStatus',
      offline: { as: 'dnrStatus', harm: 'dnr' },
      owner: 'your DNR status',
      from: ['profile.dnrStatus'],
      isRequired: true,
    },
    /** The document's URL is only on cards that may link to it. */
    hasDocument: {
      level: 'emergency',
      draw: 'flag',
      offline: { as: 'flag', harm: 'dnr' },
      owner: 'that a DNR document is on file',
      from: ['profile.dnrDocumentUrl'],
      isRequired: true,
      around: 'documentOnFile',
    },
    documentUrl: {
      level: 'emergency',
      draw: 'file',
      owner: 'your DNR document',
      from: ['profile.dnrDocumentUrl'],
      around: 'viewDocument',
    },
  },
  allergies: {
    allergen: {
      level: 'public',
      draw: 'text',
      offline: { as: 'allergen', harm: 'otherAllergy' },
      owner: 'the allergy to #',
      isRequired: true,
    },
    severity: {
      level: 'public',
      draw: 'severity',
      offline: { as: 'severity', harm: 'otherAllergy' },
      owner: 'how severe # is',
      isRequired: true,
    },
    reaction: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'reaction', harm: 'reaction' },
      owner: 'the reaction to #',
    },
  },
  medications: {
    name: {
      level: 'public',
      draw: 'text',
      offline: { as: 'medicine', harm: 'otherMedicine' },
      owner: 'the medicine #',
      isRequired: true,
    },
    /** Counts together with the name (`grades.ts`), so it has the same level and harm. */
    effect: {
      level: 'public',
      draw: 'effect',
      offline: { as: 'effect', harm: 'otherMedicine' },
      owner: 'what # does',
      from: ['medications.effect', 'medications.name'],
    },
    dosage: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'dose', harm: 'dose' },
      owner: 'the dose of #',
    },
    frequency: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'frequency', harm: 'dose' },
      owner: 'how often you take #',
    },
    startDate: {
      level: 'healthcare',
      draw: 'date',
      owner: 'since when you take #',
      around: 'since',
    },
    prescribingDoctor: {
      level: 'healthcare',
      draw: 'text',
      owner: 'who prescribes #',
      label: 'prescribedBy',
    },
  },
  conditions: {
    condition: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'condition', harm: 'condition' },
      owner: '#',
      isRequired: true,
    },
    /** Levels below `healthcare` show only conditions that are not resolved. */
    status: {
      level: 'healthcare',
      draw: 'status',
      owner: 'how # stands',
    },
    diagnosedDate: {
      level: 'healthcare',
      draw: 'date',
      owner: 'since when you have #',
      around: 'since',
    },
    notes: {
      level: 'healthcare',
      draw: 'text',
      owner: 'your notes on #',
    },
  },
  contacts: {
    name: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'person', harm: 'otherContact' },
      owner: 'the contact #',
    },
    relationship: {
      level: 'public',
      draw: 'policyChoice',
      offline: { as: 'relationship', harm: 'otherContact' },
      owner: 'who # is to you',
      isRequired: true,
    },
    phoneNumber: {
      level: 'public',
      draw: 'phone',
      offline: { as: 'phone', harm: 'otherContact' },
      owner: 'the number of #',
      isRequired: true,
    },
    email: {
      level: 'healthcare',
      draw: 'text',
      owner: 'the email address of #',
    },
  },
  plans: {
    text: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'planText', harm: 'instruction' },
      owner: 'the instruction #',
      isRequired: true,
    },
    /** Becomes the label of the text (facts.ts), because neither means anything alone. */
    kind: {
      level: 'emergency',
      draw: 'planKind',
      offline: { as: 'planKind', harm: 'instruction' },
      owner: 'what kind of instruction # is',
      isRequired: true,
    },
    about: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'planAbout', harm: 'instruction' },
      owner: 'what # is about',
    },
    whereIs: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'planWhere', harm: 'instructionDetails' },
      owner: 'where # is',
      label: 'planWhere',
    },
    from: {
      level: 'emergency',
      draw: 'textWithPhone',
      offline: { as: 'planFrom', harm: 'instructionDetails' },
      owner: 'the author of #',
      label: 'planFrom',
    },
    writtenOn: {
      level: 'emergency',
      draw: 'date',
      owner: 'the date of #',
      around: 'planWrittenOn',
    },
    documentUrl: {
      level: 'emergency',
      draw: 'file',
      owner: 'the document of #',
      around: 'viewDocument',
    },
  },
  history: {
    name: {
      level: 'healthcare',
      draw: 'text',
      owner: '#',
      isRequired: true,
    },
    kind: {
      level: 'healthcare',
      draw: 'historyKind',
      owner: 'what # is',
      isRequired: true,
    },
    onDate: {
      level: 'healthcare',
      draw: 'date',
      owner: 'the date of #',
    },
    note: {
      level: 'healthcare',
      draw: 'text',
      owner: 'your note on #',
    },
  },
  body: {
    implants: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'implant', harm: 'implants' },
      owner: 'your implants',
      block: 'conditions',
      label: 'implants',
    },
    /** `YYYY-MM-DD` */
    pregnancyDueDate: {
      level: 'emergency',
      draw: 'date',
      offline: { as: 'day', harm: 'pregnancy' },
      owner: 'your pregnancy',
      block: 'conditions',
      around: 'pregnancyDue',
    },
    heightCm: {
      level: 'emergency',
      draw: 'centimeter',
      offline: { as: 'heightCm', harm: 'measures' },
      owner: 'your height',
      label: 'height',
    },
    weightKg: {
      level: 'emergency',
      draw: 'kilogram',
      offline: { as: 'weightKg', harm: 'measures' },
      owner: 'your weight',
      label: 'weight',
    },
    organDonor: {
      level: 'emergency',
      draw: 'answer',
      offline: { as: 'organDonor', harm: 'organDonor' },
      owner: 'whether you are an organ donor',
      label: 'organDonor',
    },
    bloodType: {
      level: 'public',
      draw: 'figure',
      offline: { as: 'bloodType', harm: 'bloodType' },
      owner: 'your blood type',
      label: 'bloodType',
      caution: 'bloodTypeCaution',
    },
  },
  notes: {
    notes: {
      level: 'emergency',
      draw: 'text',
      offline: { as: 'notes', harm: 'notes' },
      owner: 'your notes',
      from: ['profile.additionalNotes'],
      isRequired: true,
    },
  },
  insurance: {
    provider: { ...INSURANCE, draw: 'text', isRequired: true },
    policyNumber: { ...INSURANCE, draw: 'text', label: 'policy.policyNumber' },
    subscriberName: { ...INSURANCE, draw: 'text', label: 'policy.subscriberName' },
    relationship: { ...INSURANCE, draw: 'policyChoice', label: 'policy.relationship' },
    subscriberId: { ...INSURANCE, draw: 'text', label: 'policy.subscriberId' },
    groupNumber: { ...INSURANCE, draw: 'text', label: 'policy.groupNumber' },
    planType: { ...INSURANCE, draw: 'policyChoice', label: 'policy.planType' },
    effectiveDate: { ...INSURANCE, draw: 'date', label: 'policy.effectiveDate' },
    expirationDate: { ...INSURANCE, draw: 'date', label: 'policy.expirationDate' },
    copay: { ...INSURANCE, draw: 'text', label: 'policy.copay' },
    deductible: { ...INSURANCE, draw: 'text', label: 'policy.deductible' },
    providerPhone: { ...INSURANCE, draw: 'phone', label: 'policy.providerPhone' },
    notes: { ...INSURANCE, draw: 'text', label: 'notes' },
    cardFrontPhotoUrl: { ...INSURANCE, draw: 'file', around: 'policy.cardPhoto' },
    legacy: { ...INSURANCE, draw: 'text', from: ['profile.insurance'] },
    legacyCardPhotoUrl: {
      level: 'healthcare',
      owner: 'the photo of your insurance card',
      draw: 'file',
      from: ['profile.insuranceCardPhotoUrl'],
      around: 'policy.cardPhoto',
    },
  },
} as const satisfies Record<Section, Record<string, FieldDefinition>>

/** Fields that no card shows as a value. Only clinics receive the codes. */
export const OFF_CARD = [
  'profile.dnrDocumentName',
  'profile.allergiesState',
  'profile.medicationsState',
  'profile.conditionsState',
  'profile.plansState',
  'plans.documentName',
  'profile.confirmedAt',
  'allergies.coding',
  'medications.coding',
  'conditions.coding',
] as const satisfies RecordField[]
