/**
 * The whole record as disclosure, the capsule and the print read it: plain rows, newest last,
 * with the values that devices disagree about beside the ones that won.
 */
import type { Account } from './account'
import type { Allergy } from './allergy'
import type { Condition } from './condition'
import type { Contact } from './contact'
import type { Medication } from './medication'
import type { Policy } from './policy'
import type { Profile } from './profile'

/** A row with what an unresolved conflict left beside it: field → the other values. */
export type Row<T> = T & {
  id: string
  conflicts?: { [K in keyof T]?: unknown[] }
  /** Deleted on one device while edited on another: kept, and to be looked at. */
  revived?: boolean
}

export interface MedicalRecord {
  account: Account
  profile: Row<Profile> | undefined
  contacts: Row<Contact>[]
  allergies: Row<Allergy>[]
  medications: Row<Medication>[]
  conditions: Row<Condition>[]
  policies: Row<Policy>[]
  /** When anything in the record last changed, ms since the epoch; 0 for an empty record. */
  changedAtMs: number
}
