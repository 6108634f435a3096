import type { Bundle, BundleEntry, Coding, FhirResource, Reference } from 'fhir/r4'
import type { Dictionary, Fact, Locale, Section } from '../card'
import type { ListName } from './read-facts'

export interface Entry extends BundleEntry {
  fullUrl: string
  resource: FhirResource
}

export interface IpsBundle extends Bundle {
  entry: Entry[]
}

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
  /** The language of all words that the person did not type, by default English. */
  locale?: Locale
  dictionary?: Dictionary | undefined
  /** The number of a list's items to include, by default all. The narrative counts the others. */
  itemsMax?: number
  codingsOf?: (rowId: string) => readonly Coding[]
}

export interface Making extends IpsOptions {
  locale: Locale
  facts: readonly Fact[]
  subject: Reference
  hides: (section: Section, field: string) => boolean
}

export function entryOf(resource: FhirResource, { newId }: Pick<Making, 'newId'>): Entry {
  return { fullUrl: `urn:uuid:${newId()}`, resource }
}

export const referTo = ({ fullUrl }: { fullUrl: string }): Reference => ({ reference: fullUrl })

export const codingsFor = (
  id: string | undefined,
  { codingsOf }: Pick<Making, 'codingsOf'>,
): readonly Coding[] => (id === undefined ? [] : (codingsOf?.(id) ?? []))
