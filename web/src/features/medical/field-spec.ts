import type { TermList } from 'sync-protocol/terms'

export interface SelectOption {
  value: string
  label: string
}

interface Asked<Name extends string> {
  name: Name
  label: string
  /** A function receives the typed text. */
  help?: string | ((typed: string) => string)
  /** Optional fields are behind "More details". */
  isRequired?: true
  /** The error if an item is added without this field and the schema would accept that. */
  whenBlank?: string
  initial?: string
  isShort?: true
  /** Fields about other people lack this token. */
  autoComplete?: string
}

interface Line<Name extends string> extends Asked<Name> {
  kind: 'line' | 'tel' | 'email'
  /** Any other text is valid too. */
  suggestions?: TermList
}

interface Note<Name extends string> extends Asked<Name> {
  kind: 'note'
}

/** A `partialDate` is typed as text and can be only a month or a year. */
interface Day<Name extends string> extends Asked<Name> {
  kind: 'date' | 'partialDate'
}

interface WholeNumber<Name extends string> extends Asked<Name> {
  kind: 'number'
  /** Returns NaN for other text. */
  read?: (typed: string) => number
}

interface OwnFile<Name extends string> extends Asked<Name> {
  kind: 'picture' | 'document'
  nameField?: Name
}

interface OneOf<Name extends string> extends Asked<Name> {
  kind: 'choice'
  choices: readonly SelectOption[]
}

export type FieldSpec<Name extends string = string> =
  | Line<Name>
  | Note<Name>
  | Day<Name>
  | WholeNumber<Name>
  | OwnFile<Name>
  | OneOf<Name>

export const choicesOf = (words: readonly string[]): SelectOption[] =>
  words.map(word => ({ value: word, label: word }))
