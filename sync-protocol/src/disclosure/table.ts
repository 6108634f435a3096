/**
 * Who sees what, as data: a type opens sections, a level opens fields within them, and each level
 * includes the ones below it. What no cell names is not disclosed to anybody.
 * `DISCLOSURE` is the product of both tables; screens that explain a code to its owner read it too.
 */
import { ACCESS_LEVELS, type AccessLevel, QR_TYPES, type QrType } from '../qr/code'
import type {
  CardAllergy,
  CardBody,
  CardCondition,
  CardContact,
  CardDnr,
  CardIdentity,
  CardMedication,
  CardPolicy,
} from './card'

/** The fields each section of a card can have. */
export interface SectionFields {
  identity: CardIdentity
  dnr: CardDnr
  allergies: CardAllergy
  medications: CardMedication
  conditions: CardCondition
  contacts: CardContact
  body: CardBody
  notes: { notes: string }
  insurance: CardPolicy & { legacy: string; legacyCardPhotoUrl: string }
}

export type Section = keyof SectionFields
export type Field<S extends Section> = keyof SectionFields[S]
/** Sections and their fields as one code discloses them. */
export type Disclosed = { [S in Section]?: readonly Field<S>[] }

/** From the least to the most: what a level adds comes on top of those before it. */
export const LEVELS_ASCENDING = [
  'public',
  'emergency',
  'healthcare',
] as const satisfies AccessLevel[]

const LEVEL_ADDS: { [S in Section]: Partial<Record<AccessLevel, readonly Field<S>[]>> } = {
  identity: {
    public: ['firstName'],
    emergency: ['fullName', 'age', 'birthMonth', 'gender', 'photoUrl', 'language'],
    healthcare: ['birthDate', 'phoneNumber', 'address'],
  },
  dnr: { emergency: ['status', 'hasDocument', 'documentUrl'] },
  allergies: { public: ['allergen', 'severity'], emergency: ['reaction'] },
  medications: {
    public: ['name'],
    emergency: ['dosage', 'frequency'],
    healthcare: ['prescribingDoctor', 'startDate'],
  },
  conditions: { emergency: ['condition'], healthcare: ['status', 'diagnosedDate', 'notes'] },
  contacts: { public: ['relationship', 'phoneNumber'], emergency: ['name'], healthcare: ['email'] },
  body: {
    public: ['bloodType'],
    emergency: ['heightCm', 'weightKg', 'implants', 'pregnancyDueDate', 'organDonor'],
  },
  notes: { emergency: ['notes'] },
  insurance: {
    healthcare: [
      'provider',
      'policyNumber',
      'relationship',
      'groupNumber',
      'subscriberId',
      'subscriberName',
      'planType',
      'effectiveDate',
      'expirationDate',
      'copay',
      'deductible',
      'providerPhone',
      'cardFrontPhotoUrl',
      'notes',
      'legacy',
      'legacyCardPhotoUrl',
    ],
  },
}

const EVERY_SECTION = Object.keys(LEVEL_ADDS) as Section[] // keys of a record over Section

const TYPE_OPENS: Record<QrType, readonly Section[]> = {
  emergency: EVERY_SECTION.filter(section => section !== 'insurance'),
  complete: EVERY_SECTION,
  allergies: ['identity', 'allergies'],
  medications: ['identity', 'medications'],
  contacts: ['identity', 'contacts'],
}

/** Medicine names tell strangers what somebody is treated for: only the code made for that may. */
const opens = (type: QrType, level: AccessLevel, section: Section): boolean =>
  TYPE_OPENS[type].includes(section) &&
  !(section === 'medications' && level === 'public' && type !== 'medications')

/** Whether the owner must agree before a code of this type and level shows its list. */
export const needsConfirmation = (code: { type: QrType; accessLevel: AccessLevel }): boolean =>
  code.type === 'medications' && code.accessLevel === 'public'

export const DISCLOSURE: Record<QrType, Record<AccessLevel, Disclosed>> = product()

function product(): Record<QrType, Record<AccessLevel, Disclosed>> {
  const cell = (type: QrType, level: AccessLevel): Disclosed =>
    Object.fromEntries(
      EVERY_SECTION.filter(section => opens(type, level, section))
        .map(section => [section, fieldsUpTo(section, level)] as const)
        .filter(([, fields]) => fields.length > 0),
    )
  const row = (type: QrType) => record(ACCESS_LEVELS, level => cell(type, level))
  return record(QR_TYPES, row)
}

function fieldsUpTo(section: Section, level: AccessLevel): readonly string[] {
  const levels = LEVELS_ASCENDING.slice(0, LEVELS_ASCENDING.indexOf(level) + 1)
  return levels.flatMap<string>(included => LEVEL_ADDS[section][included] ?? [])
}

function record<K extends string, V>(keys: readonly K[], toValue: (key: K) => V): Record<K, V> {
  // fromEntries forgets the keys' type; they are exactly `keys`.
  return Object.fromEntries(keys.map(key => [key, toValue(key)])) as Record<K, V>
}
