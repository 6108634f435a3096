/**
 * Every field that a card can show, one row each. The table defines the card's types (card.ts), the
 * disclosure levels (levels.ts), the storage in an offline copy and the order of dropping fields,
 * the drawing (facts.ts), and the owner's words for missing fields. A field of the record without a
 * row must be in `OFF_CARD`, or the code does not compile.
 */
import type { StringLabel } from '../languages/labels'
import type { MedicalRecord } from '../medical'
import type { AccessLevel } from '../medical/code-levels'
import type { EntryField } from '../text/entry'
import type { OmissionRisk } from './harm'

/** How a value becomes words. */
export type Drawing =
  | ('text' | 'gender' | 'dnrStatus' | 'severity' | 'status' | 'answer' | 'policyChoice')
  | ('date' | 'age' | 'centimeter' | 'kilogram' | 'language')
  /** Never read right to left. */
  | ('figure' | 'phone')
  /** Only the label is shown. */
  | 'flag'
  /** An address on the product's own server. */
  | ('photo' | 'file')
  /** Not shown. Another field is derived from it. */
  | 'hidden'

/** How an offline copy stores a value. `derived`: computed on reading. `online`: not stored. */
type CopyKind =
  | ('person' | 'gender' | 'language' | 'month' | 'day' | 'flag' | 'dnrStatus' | 'notes')
  | ('allergen' | 'severity' | 'reaction' | 'medicine' | 'dose' | 'frequency' | 'condition')
  | ('relationship' | 'phone' | 'implant' | 'bloodType' | 'organDonor' | 'heightCm' | 'weightKg')
  | ('derived' | 'online')

/** In reading order: the block that kills soonest if missed comes first. */
export const BLOCKS = [
  'person',
  'resuscitation',
  'severeAllergies',
  'unclearAllergies',
  'criticalMedicines',
  'conditions',
  'allergies',
  'medications',
  'language',
  'contacts',
  'notes',
  'details',
  'insurance',
  'record',
] as const
export type Block = (typeof BLOCKS)[number]

type RecordPart = Exclude<keyof MedicalRecord, 'changedAtMs'>
type RowOf<P extends RecordPart> = MedicalRecord[P] extends readonly (infer Item)[]
  ? Item
  : NonNullable<MedicalRecord[P]>
type RecordField = {
  [P in RecordPart]: `${P}.${Exclude<keyof RowOf<P>, 'id' | 'conflicts' | 'revived'> & string}`
}[RecordPart]

/** The part of the record with a section's fields, and the default block. */
export const SECTIONS = {
  identity: { part: 'profile', block: 'person' },
  dnr: { part: 'profile', block: 'resuscitation' },
  allergies: { part: 'allergies', block: 'allergies' },
  medications: { part: 'medications', block: 'medications' },
  conditions: { part: 'conditions', block: 'conditions' },
  contacts: { part: 'contacts', block: 'contacts' },
  body: { part: 'profile', block: 'details' },
  notes: { part: 'profile', block: 'notes' },
  insurance: { part: 'policies', block: 'insurance' },
} as const satisfies Record<string, { part: RecordPart; block: Block }>
export type Section = keyof typeof SECTIONS
export const LISTED = ['allergies', 'medications', 'conditions', 'contacts'] as const

/** For the first field of an item, the harm is a minimum that its words can raise. */
type CopyRule = `${OmissionRisk} ${CopyKind}`
/** Disclosure level, drawing, and form in an offline copy. */
type FieldRule = `${AccessLevel} ${Drawing}` | `${AccessLevel} ${Drawing} ${CopyRule}`
interface FieldOptions {
  /** The sources if the name differs. A conflict about any of them is one about the field. */
  from?: readonly RecordField[]
  block?: Block
  label?: StringLabel
  /** A label that the value is filled into, or that replaces the value if it has no placeholder. */
  around?: StringLabel
  caution?: StringLabel
  /** Its item means nothing without this field. */
  isRequired?: true
}
/** `owner`: the owner's words for a missing field. `#` is the owner's name for the item. */
type Row = readonly [traits: FieldRule, owner: string, more?: FieldOptions]

const from = <const F extends RecordField[]>(...sources: F) => ({ from: sources })
const under = (label: StringLabel) => ({ label })
const REQUIRED = { isRequired: true } as const
const BIRTH = from('profile.dateOfBirth')
const DOCUMENT = from('profile.dnrDocumentUrl')
const ON_FILE = { ...DOCUMENT, ...REQUIRED, around: 'documentOnFile' } as const
const HOME = from('profile.streetAddress', 'profile.city', 'profile.state', 'profile.zipCode')
const ADDRESS = { ...HOME, block: 'details', label: 'address' } as const
const FULL_NAME = from('profile.fullName', 'account.firstName', 'account.lastName')
const LANGUAGE = { ...from('profile.primaryLanguage'), block: 'language' } as const
const DNR_STATUS = { ...from('profile.dnrStatus'), ...REQUIRED }
const NOTES = { ...from('profile.additionalNotes'), ...REQUIRED }
const IMPLANTS = { block: 'conditions', label: 'implants' } as const
const PREGNANCY = { block: 'conditions', around: 'pregnancyDue' } as const
const OLD_CARD_PHOTO = {
  ...from('profile.insuranceCardPhotoUrl'),
  around: 'policy.cardPhoto',
} as const
const DONOR = under('organDonor')
const SINCE = { around: 'since' } as const
const CAREFUL = { label: 'bloodType', caution: 'bloodTypeCaution' } as const

const insured = <D extends Drawing, L extends StringLabel>(draw: D, label: L) =>
  [`healthcare ${draw}`, 'your insurance', { label }] as const

export const FIELDS = {
  identity: {
    fullName: ['emergency text name person', 'your full name', FULL_NAME],
    firstName: ['public text name person', 'your first name', from('account.firstName')],
    age: ['emergency age birthMonth derived', 'your age', BIRTH],
    /** `YYYY-MM`, from which an offline copy computes the age years later. */
    birthMonth: ['emergency hidden birthMonth month', 'your age', BIRTH],
    /** `YYYY-MM-DD` */
    birthDate: ['healthcare date', 'your birth date', { ...BIRTH, label: 'born' }],
    gender: ['emergency gender gender gender', 'your gender'],
    photoUrl: ['emergency photo', 'your photo'],
    /** BCP 47 */
    language: ['emergency language language language', 'your language', LANGUAGE],
    phoneNumber: ['healthcare figure', 'your phone number', { block: 'details', label: 'phone' }],
    address: ['healthcare text', 'your address', ADDRESS],
  },
  dnr: {
    status: ['emergency dnrStatus dnr dnrStatus', 'your DNR status', DNR_STATUS],
    /** The document's URL is only on cards that may link to it. */
    hasDocument: ['emergency flag dnr flag', 'that a DNR document is on file', ON_FILE],
    documentUrl: ['emergency file', 'your DNR document', { ...DOCUMENT, around: 'viewDocument' }],
  },
  allergies: {
    allergen: ['public text otherAllergy allergen', 'the allergy to #', REQUIRED],
    severity: ['public severity otherAllergy severity', 'how severe # is', REQUIRED],
    reaction: ['emergency text reaction reaction', 'the reaction to #'],
  },
  medications: {
    name: ['public text otherMedicine medicine', 'the medicine #', REQUIRED],
    dosage: ['emergency text dose dose', 'the dose of #'],
    frequency: ['emergency text dose frequency', 'how often you take #'],
    startDate: ['healthcare date', 'since when you take #', SINCE],
    prescribingDoctor: ['healthcare text', 'who prescribes #', under('prescribedBy')],
  },
  conditions: {
    condition: ['emergency text condition condition', '#', REQUIRED],
    /** Levels below `healthcare` show only conditions that are not resolved. */
    status: ['healthcare status', 'how # stands'],
    diagnosedDate: ['healthcare date', 'since when you have #', SINCE],
    notes: ['healthcare text', 'your notes on #'],
  },
  contacts: {
    name: ['emergency text otherContact person', 'the contact #'],
    relationship: ['public text otherContact relationship', 'who # is to you', REQUIRED],
    phoneNumber: ['public phone otherContact phone', 'the number of #', REQUIRED],
    email: ['healthcare text', 'the email address of #'],
  },
  body: {
    implants: ['emergency text implants implant', 'your implants', IMPLANTS],
    /** `YYYY-MM-DD` */
    pregnancyDueDate: ['emergency date pregnancy day', 'your pregnancy', PREGNANCY],
    heightCm: ['emergency centimeter measures heightCm', 'your height', under('height')],
    weightKg: ['emergency kilogram measures weightKg', 'your weight', under('weight')],
    organDonor: ['emergency answer organDonor organDonor', 'whether you are an organ donor', DONOR],
    bloodType: ['public figure bloodType bloodType', 'your blood type', CAREFUL],
  },
  notes: { notes: ['emergency text notes notes', 'your notes', NOTES] },
  insurance: {
    provider: ['healthcare text', 'your insurance', REQUIRED],
    policyNumber: insured('text', 'policy.policyNumber'),
    subscriberName: insured('text', 'policy.subscriberName'),
    relationship: insured('policyChoice', 'policy.relationship'),
    subscriberId: insured('text', 'policy.subscriberId'),
    groupNumber: insured('text', 'policy.groupNumber'),
    planType: insured('policyChoice', 'policy.planType'),
    effectiveDate: insured('date', 'policy.effectiveDate'),
    expirationDate: insured('date', 'policy.expirationDate'),
    copay: insured('text', 'policy.copay'),
    deductible: insured('text', 'policy.deductible'),
    providerPhone: insured('phone', 'policy.providerPhone'),
    notes: insured('text', 'notes'),
    cardFrontPhotoUrl: ['healthcare file', 'your insurance', { around: 'policy.cardPhoto' }],
    legacy: ['healthcare text', 'your insurance', from('profile.insurance')],
    legacyCardPhotoUrl: ['healthcare file', 'the photo of your insurance card', OLD_CARD_PHOTO],
  },
} as const satisfies Record<Section, Record<string, Row>>

/** Fields that no card shows as a value. Only clinics receive the codes. */
const OFF_CARD = [
  'profile.dnrDocumentName',
  'profile.allergiesState',
  'profile.medicationsState',
  'profile.conditionsState',
  'profile.confirmedAt',
  'allergies.coding',
  'medications.coding',
  'conditions.coding',
] as const satisfies RecordField[]

type Fields = typeof FIELDS
type Sources<S extends Section> = {
  [F in keyof Fields[S] & string]: Fields[S][F] extends { 2: { from: readonly (infer Source)[] } }
    ? Source
    : `${(typeof SECTIONS)[S]['part']}.${F}`
}[keyof Fields[S] & string]
type OnCard = { [S in Section]: Sources<S> }[Section]
type NoRow = Exclude<RecordField, OnCard | (typeof OFF_CARD)[number]>
export const WITHOUT_A_ROW: readonly NoRow[] = [] satisfies [NoRow] extends [never] ? [] : NoRow

function rowOf(section: Section, field: string, [traits, owner, more]: Row) {
  const { part, block } = SECTIONS[section]
  type Columns = [AccessLevel, Drawing, OmissionRisk?, CopyKind?]
  const [level, draw, harm = 'onlineOnly', copy = 'online'] = traits.split(' ') as Columns // see FieldRule
  const from: readonly RecordField[] = more?.from ?? [`${part}.${field}` as RecordField]
  /** The heading of another section's block does not explain the fact. */
  const isGuest = more?.block !== undefined && (more.label ?? more.around) !== undefined
  const term = termOf(draw, copy)
  return { block, ...more, section, field, level, draw, harm, copy, owner, from, isGuest, term }
}

/** Undefined for entries that are no terms, such as names. */
function termOf(draw: Drawing, copy: CopyKind): EntryField | undefined {
  if (draw === 'status') return 'status'
  return TERMS.find(term => term === copy)
}
const TERMS = [
  'allergen',
  'severity',
  'reaction',
  'medicine',
  'dose',
  'frequency',
  'condition',
  'relationship',
  'implant',
] as const satisfies (EntryField & CopyKind)[]
export type FieldRow = Readonly<ReturnType<typeof rowOf>>

export const rowsOf = (section: Section): readonly FieldRow[] => ROWS[section]

const ROWS = Object.fromEntries(
  Object.entries(FIELDS).map(([name, fields]) => {
    const section = name as Section // a key of the table
    const rows = Object.entries<Row>(fields)
    return [section, rows.map(([field, row]) => rowOf(section, field, row))]
  }),
) as Record<Section, FieldRow[]> // one entry for each key of the table

/** Without a field, the owner's words for the whole section or item. */
export function ownerWords(section: Section, field?: string): string {
  const rows = rowsOf(section)
  return (rows.find(row => row.field === field) ?? rows[0])?.owner ?? 'part of your record'
}
