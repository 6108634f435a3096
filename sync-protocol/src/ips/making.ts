import type { Dictionary, Fact, Section } from '../card'
import type { Coding, Entry, Reference, Resource } from './fhir'
import type { ListName } from './read-facts'

/** In the order of the card (`rowIdsOf` in disclosure). */
type RowIds = { readonly [L in ListName]?: readonly string[] } & {
  readonly profile?: string | undefined
}

export interface IpsOptions {
  /** A later import finds the rows by these ids. */
  rowIds: RowIds
  nowMs: number
  newId: () => string
  /** The name of the person who keeps the record for its owner. */
  carer?: string | undefined
  dictionary?: Dictionary | undefined
  codingsOf?: (rowId: string) => readonly Coding[]
}

export interface Making extends IpsOptions {
  facts: readonly Fact[]
  subject: Reference
  hides: (section: Section, field: string) => boolean
}

export function entryOf(resource: Entry['resource'], { newId }: Pick<Making, 'newId'>): Entry {
  return { fullUrl: `urn:uuid:${newId()}`, resource }
}

export const referTo = ({ fullUrl }: { fullUrl: string }): Reference => ({ reference: fullUrl })

export type Profiled<R extends Resource> = R & { meta: { profile: [string] } }

export const codingsFor = (
  id: string | undefined,
  { codingsOf }: Pick<Making, 'codingsOf'>,
): readonly Coding[] => (id === undefined ? [] : (codingsOf?.(id) ?? []))
