import type { AccessLevel, Expiration, QrType } from 'sync-protocol/qr'
import { momentWords } from '../../ui/date-words'

export const TYPE_NAMES: Record<QrType, string> = {
  emergency: 'Emergency',
  complete: 'Complete',
  allergies: 'Allergies',
  medications: 'Medications',
  contacts: 'Contacts',
}

export const LEVEL_NAMES: Record<AccessLevel, string> = {
  emergency: 'Emergency Personnel Only',
  healthcare: 'Healthcare Professionals',
  public: 'Public, Basic Info',
}

export const EXPIRATION_NAMES: Record<Expiration, string> = {
  never: 'Never',
  '1hour': '1 hour',
  '24hours': '24 hours',
  '1week': '1 week',
  '1month': '1 month',
}

export const infoName = (type: QrType): string => `${TYPE_NAMES[type]} Info`

/** Includes the time of day, because a code can be valid for only an hour. */
export const expiryWords = (expiresAt: string): string =>
  expiresAt === '' ? 'Never' : momentWords(expiresAt)
