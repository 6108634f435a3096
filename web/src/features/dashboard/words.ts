import type { AccessLevel, QrType } from 'sync-protocol/qr'
import type { Collection, FieldValue } from 'sync-protocol/sync'

const NAMES: Record<Collection, string> = {
  account: 'Account',
  profile: 'Personal information',
  contacts: 'Emergency contact',
  allergies: 'Allergy',
  medications: 'Medication',
  conditions: 'Medical condition',
  policies: 'Insurance policy',
  'qr-codes': 'QR code',
  prints: 'Print of a QR code',
}

type Fields = Readonly<Record<string, FieldValue>>

/** "Allergy: Penicillin" */
export function rowWords(collection: Collection, values: Fields): string {
  const own = values.name ?? values.allergen ?? values.condition ?? values.provider
  return own ? `${NAMES[collection]}: ${own}` : NAMES[collection]
}

const FIELDS: Readonly<Record<string, string>> = {
  dnrStatus: 'DNR status',
  dnrDocumentUrl: 'DNR document',
  dnrDocumentName: 'DNR document',
  zipCode: 'ZIP code',
  heightCm: 'Height in cm',
  weightKg: 'Weight in kg',
  cardFrontPhotoUrl: 'Photo of the card’s front',
  cardBackPhotoUrl: 'Photo of the card’s back',
  insuranceCardPhotoUrl: 'Photo of the insurance card',
  coding: 'Codes from a clinic’s file',
}

/** "diagnosedDate" → "Diagnosed date" */
export function fieldWords(name: string): string {
  const known = FIELDS[name]
  if (known) return known
  const spaced = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** For example "Severe", or "Street address: Main St 1, City: Springfield". */
export function valueWords(fields: Fields): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== null)
  const [only] = filled
  if (!only) return 'Empty'
  if (Object.keys(fields).length === 1) return isAddress(only[0]) ? 'This file' : String(only[1])
  // A file's address means nothing to people.
  const shown = filled.filter(([name]) => !isAddress(name))
  return shown.map(([name, value]) => `${fieldWords(name)}: ${value}`).join(', ')
}

const isAddress = (name: string): boolean => name.endsWith('Url')

export const changeCount = (count: number): string =>
  `${count} ${count === 1 ? 'change' : 'changes'}`

const TYPE_WORDS: Record<QrType, string> = {
  emergency: 'Emergency Info',
  complete: 'Complete Info',
  allergies: 'Allergies Info',
  medications: 'Medications Info',
  contacts: 'Contacts Info',
}

const LEVEL_WORDS: Record<AccessLevel, string> = {
  emergency: 'emergency personnel',
  healthcare: 'healthcare professionals',
  public: 'anyone',
}

export const codeTypeWords = (type: QrType): string => TYPE_WORDS[type]
export const levelWords = (level: AccessLevel): string => LEVEL_WORDS[level]
