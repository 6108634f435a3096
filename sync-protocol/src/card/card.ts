/**
 * What one code shows to whoever scans it: the only shape that pages, capsules, prints and messages
 * know. Its fields follow from the table of fields. A section or field that is absent is not
 * disclosed; a disclosed list that is empty carries its state, because "none known" and "not
 * recorded" are different answers to a responder.
 */
import type { DnrStatus, ListState } from '../medical'
import type { AccessLevel, QrType } from '../qr/code'
import type { FIELDS, Section } from './fields'

/** Completed years, and completed months within them. */
export interface Age {
  years: number
  months: number
  /** Completed days within those, where the day of birth is known. */
  days?: number
  /** Told from the month of birth alone: up to a month too many. */
  isAbout?: true
}

/** What is not text. */
interface Values {
  age: Age
  flag: boolean
  centimeter: number
  kilogram: number
  dnrStatus: DnrStatus
}
type Drawn<D extends string> = { 0: `${AccessLevel} ${D}` | `${AccessLevel} ${D} ${string}` }
type Unlike<Row> = { [D in keyof Values]: Row extends Drawn<D> ? Values[D] : never }[keyof Values]
type ValueOf<Row> = [Unlike<Row>] extends [never] ? string : Unlike<Row>
type Rows<S extends Section> = (typeof FIELDS)[S]
type Required<S extends Section> = {
  [F in keyof Rows<S>]: Rows<S>[F] extends { 2: { isRequired: true } } ? F : never
}[keyof Rows<S>]
/** The fields a section of a card can have. */
export type SectionFields = {
  [S in Section]: { -readonly [F in Required<S>]: ValueOf<Rows<S>[F]> } & {
    -readonly [F in Exclude<keyof Rows<S>, Required<S>>]?: ValueOf<Rows<S>[F]>
  }
}

/** Values other devices entered for the same field and nobody has chosen between yet. */
export type Disputed<T extends object> = T & {
  others?: { [K in keyof T]?: (NonNullable<T[K]> extends Age ? Age : string)[] }
}

export type CardIdentity = SectionFields['identity']
export type CardDnr = SectionFields['dnr']
export type CardAllergy = SectionFields['allergies'] & {
  /** By a reaction that this card does not tell. */
  isSevere?: true
}
export type CardMedication = SectionFields['medications'] & {
  /** A copy had no room for dose and frequency: the two are kept or left out together. */
  isDoseOnline?: true
}
export type CardCondition = SectionFields['conditions']
export type CardContact = SectionFields['contacts']
export type CardBody = SectionFields['body']
export type CardNotes = SectionFields['notes'] & {
  /** A copy had no room for all of them. */
  isCut?: true
}
type Legacy = 'legacy' | 'legacyCardPhotoUrl'
export type CardPolicy = Omit<SectionFields['insurance'], Legacy>
export type CardInsurance = Pick<SectionFields['insurance'], Legacy> & {
  policies: Disputed<CardPolicy>[]
}

/** `noneCurrent`: what is recorded is over, and the level shows only what is not. */
export type CardListState = ListState | 'noneCurrent'

export interface CardList<T> {
  state: CardListState
  items: T[]
  /** How many more a partial copy had no room for. */
  more?: number
  /** How many entries of the file that the card was made from could not be read. */
  unread?: number
  /** Whether the sender of that file has entries and did not disclose them. */
  isWithheld?: true
}

export interface CardLists {
  allergies?: CardList<Disputed<CardAllergy>>
  medications?: CardList<Disputed<CardMedication>>
  conditions?: CardList<Disputed<CardCondition>>
  contacts?: CardList<Disputed<CardContact>>
}

export interface ResponderCard extends CardLists {
  type: QrType
  level: AccessLevel
  /** Revision of the code this card was made for. */
  revision: number
  /** When the record last changed, ms since the epoch (whole minutes in a capsule). */
  changedAtMs: number
  /** When the owner last said that all of it is right. */
  confirmedAtMs?: number
  /** ISO 8601 UTC; empty: never. */
  expiresAt: string
  identity: Disputed<CardIdentity>
  dnr?: Disputed<CardDnr>
  body?: Disputed<CardBody>
  notes?: Disputed<CardNotes>
  insurance?: Disputed<CardInsurance>
  /** An offline copy had no room for everything: more can be read online. */
  isPartial?: boolean
}

/** A field's value and those that other devices entered for it, on a card or in the record. */
export function valuesOf(holder: object, field: string): unknown[] {
  const different: object | undefined =
    Reflect.get(holder, 'others') ?? Reflect.get(holder, 'conflicts')
  const others: unknown = different && Reflect.get(different, field)
  return [Reflect.get(holder, field), ...(Array.isArray(others) ? others : [])]
}

/** The same with these values for a field, the one that won first; with none of them without it. */
export function withSides<T extends { others?: object }>(
  { others: before, ...holder }: T,
  field: string,
  [value, ...different]: readonly unknown[],
): T {
  const others = { ...before, [field]: different }
  if (different.length === 0) Reflect.deleteProperty(others, field)
  const changed = { ...holder, [field]: value, ...(Object.keys(others).length > 0 && { others }) }
  if (value === undefined) Reflect.deleteProperty(changed, field)
  return changed as unknown as T // a field of it
}
