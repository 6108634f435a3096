/**
 * Pages, capsules, prints and messages know no other shape. An absent section or field is not disclosed. A
 * disclosed empty list carries its state, because "none known" and "not recorded" are different answers to a
 * responder.
 */
import type { DnrStatus, ListState } from '../medical'
import type { AccessLevel, QrType } from '../medical/code-levels'
import type { FIELDS, Section } from './fields.table'

/** Completed years, and completed months within them. */
export interface Age {
  years: number
  months: number
  /** Completed days within the month, if the day of birth is known. */
  days?: number
  /** The age is up to one month too high because only the month of birth is known. */
  isAbout?: true
}

interface Values {
  age: Age
  flag: boolean
  centimeter: number
  kilogram: number
  dnrStatus: DnrStatus
}
type ValueOf<Definition> = Definition extends { draw: infer D extends keyof Values }
  ? Values[D]
  : string
type Rows<S extends Section> = (typeof FIELDS)[S]
type Required<S extends Section> = {
  [F in keyof Rows<S>]: Rows<S>[F] extends { isRequired: true } ? F : never
}[keyof Rows<S>]
export type SectionFields = {
  [S in Section]: { -readonly [F in Required<S>]: ValueOf<Rows<S>[F]> } & {
    -readonly [F in Exclude<keyof Rows<S>, Required<S>>]?: ValueOf<Rows<S>[F]>
  }
}

/** Values of other devices while a conflict is open. */
export type Disputed<T extends object> = T & {
  others?: { [K in keyof T]?: (NonNullable<T[K]> extends Age ? Age : string)[] }
}

export type CardIdentity = SectionFields['identity']
export type CardDnr = SectionFields['dnr']
export type CardAllergy = SectionFields['allergies'] & {
  /** The allergy is severe because of a reaction that this card does not contain. */
  isSevere?: true
}
export type CardMedication = SectionFields['medications'] & {
  /** The offline copy was too small for dose and frequency. */
  isDoseOnline?: true
}
export type CardCondition = SectionFields['conditions']
export type CardContact = SectionFields['contacts']
export type CardPlan = SectionFields['plans'] & {
  /** The offline copy was too small for the whole instruction. */
  isRestOnline?: true
}
type CardHistoryItem = SectionFields['history']
export type CardBody = SectionFields['body']
export type CardNotes = SectionFields['notes'] & {
  isCut?: true
}
type Legacy = 'legacy' | 'legacyCardPhotoUrl'
type CardPolicy = Omit<SectionFields['insurance'], Legacy>
type CardInsurance = Pick<SectionFields['insurance'], Legacy> & {
  policies: Disputed<CardPolicy>[]
}

/** The state `noneCurrent` means that every recorded item is over, and the level shows only current items. */
type CardListState = ListState | 'noneCurrent'

export interface CardList<T> {
  state: CardListState
  items: T[]
  /** Items that a partial copy was too small for. */
  more?: number
  /** Entries of the imported file that could not be read. */
  unread?: number
  /** The sender of the imported file has entries and did not disclose them. */
  isWithheld?: true
}

export interface CardLists {
  allergies?: CardList<Disputed<CardAllergy>>
  medications?: CardList<Disputed<CardMedication>>
  conditions?: CardList<Disputed<CardCondition>>
  contacts?: CardList<Disputed<CardContact>>
  plans?: CardList<Disputed<CardPlan>>
  history?: CardList<Disputed<CardHistoryItem>>
}

export interface ResponderCard extends CardLists {
  type: QrType
  level: AccessLevel
  revision: number
  /** A capsule has whole minutes. */
  changedAtMs: number
  confirmedAtMs?: number
  /** ISO 8601 in UTC, empty if the code never expires. */
  expiresAt: string
  identity: Disputed<CardIdentity>
  dnr?: Disputed<CardDnr>
  body?: Disputed<CardBody>
  notes?: Disputed<CardNotes>
  insurance?: Disputed<CardInsurance>
  isPartial?: boolean
}

/** Also returns the conflicting values of other devices. */
export function conflictingValuesOf(holder: object, field: string): unknown[] {
  const different: object | undefined =
    Reflect.get(holder, 'others') ?? Reflect.get(holder, 'conflicts')
  const others: unknown = different && Reflect.get(different, field)
  return [Reflect.get(holder, field), ...(Array.isArray(others) ? others : [])]
}

/** Without values the field is removed. */
export function withSides<T extends { others?: object }>(
  { others: before, ...holder }: T,
  field: string,
  [value, ...different]: readonly unknown[],
): T {
  const others = { ...before, [field]: different }
  if (different.length === 0) Reflect.deleteProperty(others, field)
  const changed = { ...holder, [field]: value, ...(Object.keys(others).length > 0 && { others }) }
  if (value === undefined) Reflect.deleteProperty(changed, field)
  return changed as unknown as T // a field of T
}
