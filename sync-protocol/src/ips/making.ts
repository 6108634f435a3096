/** What all parts of a summary in the making share. */
import type { Dictionary, Fact, Section } from '../card'
import type { Coding, Entry, Reference, Resource } from './fhir'
import type { ListName } from './read-facts'

/** Ids of the rows that a card shows, in its order (`rowIdsOf` in disclosure). */
export type RowIds = { readonly [L in ListName]?: readonly string[] } & {
  readonly profile?: string | undefined
}

export interface IpsOptions {
  /** Of the rows on the card: so that a summary that comes back finds them. */
  rowIds: RowIds
  nowMs: number
  /** A UUID, another at each call. */
  newId: () => string
  /** Who keeps the record for the person, where that is not themselves. */
  carer?: string | undefined
  /** To say entries in English, too, where a reader reads. */
  dictionary?: Dictionary | undefined
  /** Codes that came in with a row, which go out as they came. */
  codingsOf?: (rowId: string) => readonly Coding[]
}

export interface Making extends IpsOptions {
  facts: readonly Fact[]
  /** The patient. */
  subject: Reference
  /** Whether the level of the card does not tell a field, recorded or not. */
  hides: (section: Section, field: string) => boolean
}

/** A resource under an address of its own. */
export function entryOf(resource: Entry['resource'], { newId }: Pick<Making, 'newId'>): Entry {
  return { fullUrl: `urn:uuid:${newId()}`, resource }
}

export const referTo = ({ fullUrl }: { fullUrl: string }): Reference => ({ reference: fullUrl })

/** A resource and the profile of the guide that it keeps. */
export type Profiled<R extends Resource> = R & { meta: { profile: [string] } }

/** What came in with a row; nothing where the row is not known. */
export const codingsFor = (
  id: string | undefined,
  { codingsOf }: Pick<Making, 'codingsOf'>,
): readonly Coding[] => (id === undefined ? [] : (codingsOf?.(id) ?? []))
