/** Disclosure, the capsule and the print read the record in this form, the newest rows last. */
import type { Account } from './account'
import type { Allergy } from './allergy'
import type { Condition } from './condition'
import type { Contact } from './contact'
import type { EmergencyPlan } from './emergency-plan'
import type { HistoryItem } from './history'
import type { Medication } from './medication'
import type { Policy } from './policy'
import type { Profile } from './profile'

/** `conflicts`: the other values of an unresolved conflict. */
export type Row<T> = T & {
  id: string
  conflicts?: { [K in keyof T]?: unknown[] }
  /** Deleted on one device and edited on another. The row needs a check. */
  revived?: boolean
}

export interface MedicalRecord {
  account: Account
  profile: Row<Profile> | undefined
  contacts: Row<Contact>[]
  allergies: Row<Allergy>[]
  medications: Row<Medication>[]
  conditions: Row<Condition>[]
  plans: Row<EmergencyPlan>[]
  history: Row<HistoryItem>[]
  policies: Row<Policy>[]
  /** Ms since the epoch. 0 for an empty record. */
  changedAtMs: number
}
