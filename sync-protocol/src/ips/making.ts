/** What the parts of `makeIps` share. */
import type { Dictionary, Fact, Section } from '../card'
import type { Coding, Entry, Reference, Resource } from './fhir'
import type { ListName } from './read-facts'

/** Ids of the rows on a card, in its order (`rowIdsOf` in disclosure). */
export type RowIds = { readonly [L in ListName]?: readonly string[] } & {
  readonly profile?: string | undefined
}

export interface IpsOptions {
  /** Ids of the rows on the card, by which a later import finds the rows. */
  rowIds: RowIds
  nowMs: number
  /** Returns a new UUID at each call. */
  newId: () => string
  /** Who keeps the record, if it is not the person. */
  carer?: string | undefined
  /** Adds English translations of the entries to the narratives. */
  dictionary?: Dictionary | undefined
  /** The imported codes of a row, which are exported unchanged. */
  codingsOf?: (rowId: string) => readonly Coding[]
}

export interface Making extends IpsOptions {
  facts: readonly Fact[]
  /** The patient. */
  subject: Reference
  /** Whether the card's level hides a field, recorded or not. */
  hides: (section: Section, field: string) => boolean
}

/** A resource with a new address. */
export function entryOf(resource: Entry['resource'], { newId }: Pick<Making, 'newId'>): Entry {
  return { fullUrl: `urn:uuid:${newId()}`, resource }
}

export const referTo = ({ fullUrl }: { fullUrl: string }): Reference => ({ reference: fullUrl })

/** A resource and the profile of the guide that it satisfies. */
export type Profiled<R extends Resource> = R & { meta: { profile: [string] } }

/** The imported codes of a row; none if the row is unknown. */
export const codingsFor = (
  id: string | undefined,
  { codingsOf }: Pick<Making, 'codingsOf'>,
): readonly Coding[] => (id === undefined ? [] : (codingsOf?.(id) ?? []))
