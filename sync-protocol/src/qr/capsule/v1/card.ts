/**
 * What a card was when version 1 was made, as far as its capsules hold it, and the choices they
 * hold as numbers. Frozen: the card of today may grow, these may not.
 */
export const QR_TYPES = ['emergency', 'complete', 'allergies', 'medications', 'contacts'] as const
export const LEVELS = ['emergency', 'public'] as const
export const DNR_STATUSES = ['None', 'DNR', 'POLST', 'Unknown'] as const
export const LIST_STATES = ['notRecorded', 'noneKnown', 'listed'] as const

export type Disputed<T extends object> = T & { others?: { [K in keyof T]?: string[] } }

export interface CardIdentity {
  firstName?: string
  fullName?: string
  /** `YYYY-MM` */
  birthMonth?: string
  gender?: string
  language?: string
}

export interface CardDnr {
  status: (typeof DNR_STATUSES)[number]
  hasDocument: boolean
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
}

export interface CardCondition {
  condition: string
}

export interface CardContact {
  relationship: string
  phoneNumber: string
  name?: string
}

export interface CardBody {
  bloodType?: string
  heightCm?: number
  weightKg?: number
  implants?: string
  pregnancyDueDate?: string
  organDonor?: string
}

export interface CardList<T> {
  state: (typeof LIST_STATES)[number]
  items: T[]
}

export interface CardV1 {
  type: (typeof QR_TYPES)[number]
  level: (typeof LEVELS)[number]
  revision: number
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
  isPartial?: boolean
}
