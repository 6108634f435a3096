/**
 * What one code shows to whoever scans it: the only shape the responder's page, the app's offline
 * page, the capsule and the print know. A section or field that is absent is not disclosed; a
 * disclosed list that is empty carries its state, because "none known" and "not recorded" are
 * different answers to a responder.
 */
import type { DnrStatus, ListState } from '../medical'
import type { AccessLevel, QrType } from '../qr/code'

/** Values other devices entered for the same field and nobody has chosen between yet. */
export type Disputed<T extends object> = T & { others?: { [K in keyof T]?: string[] } }

/** Completed years, and completed months within them (infants are dosed by the month). */
export interface Age {
  years: number
  months: number
}

export interface CardIdentity {
  firstName?: string
  fullName?: string
  age?: Age
  /** `YYYY-MM`: what an offline copy keeps so that it can tell the age years later. */
  birthMonth?: string
  /** `YYYY-MM-DD` */
  birthDate?: string
  gender?: string
  /** BCP 47 */
  language?: string
  photoUrl?: string
  phoneNumber?: string
  address?: string
}

export interface CardDnr {
  status: DnrStatus
  /** A document is on file; its URL only where the card may lead to it. */
  hasDocument: boolean
  documentUrl?: string
}

export interface CardAllergy {
  allergen: string
  severity: string
  reaction?: string
}

export interface CardMedication {
  name: string
  dosage?: string
  frequency?: string
  prescribingDoctor?: string
  startDate?: string
}

export interface CardCondition {
  condition: string
  /** Absent below `healthcare`, where only conditions that are not resolved show. */
  status?: string
  diagnosedDate?: string
  notes?: string
}

export interface CardContact {
  relationship: string
  phoneNumber: string
  name?: string
  email?: string
}

export interface CardBody {
  bloodType?: string
  heightCm?: number
  weightKg?: number
  implants?: string
  pregnancyDueDate?: string
  organDonor?: string
}

export interface CardPolicy {
  provider: string
  policyNumber?: string
  relationship?: string
  groupNumber?: string
  subscriberId?: string
  subscriberName?: string
  planType?: string
  effectiveDate?: string
  expirationDate?: string
  copay?: string
  deductible?: string
  providerPhone?: string
  cardFrontPhotoUrl?: string
  notes?: string
}

export interface CardList<T> {
  state: ListState
  items: T[]
}

export interface ResponderCard {
  type: QrType
  level: AccessLevel
  /** Revision of the code this card was made for. */
  revision: number
  /** When the record last changed, ms since the epoch (whole minutes in a capsule). */
  changedAtMs: number
  /** ISO 8601 UTC; empty: never. */
  expiresAt: string
  identity: CardIdentity
  dnr?: Disputed<CardDnr>
  allergies?: CardList<Disputed<CardAllergy>>
  medications?: CardList<Disputed<CardMedication>>
  conditions?: CardList<Disputed<CardCondition>>
  contacts?: CardList<Disputed<CardContact>>
  body?: Disputed<CardBody>
  notes?: string
  insurance?: { policies: CardPolicy[]; legacy?: string; legacyCardPhotoUrl?: string }
  /** An offline copy had no room for everything: more can be read online. */
  isPartial?: boolean
}
