import type { TermList } from 'sync-protocol/terms'
import { fieldWords } from '../../record-words/record-words'

export interface SelectOption {
  value: string
  label: string
}

interface Asked<Name extends string> {
  name: Name
  /** If absent, the form calls the field as the rest of the app does (`fieldWords`). */
  label?: string
  /** A function receives the typed text. */
  help?: string | ((typed: string) => string)
  /** A new row asks for other fields behind "More details", unless `comesFirst` is set. */
  isRequired?: true
  comesFirst?: true
  /** The error if an item is added without this field and the schema would accept that. */
  whenBlank?: string
  initial?: string
  isShort?: true
  /** Answers that need one press instead of typing. Any other text is valid too. */
  quickAnswers?: readonly string[]
  /** A reason to look again at an entry that may still be right. Dates are in ISO 8601. */
  warn?: (entry: string, today: string) => string | undefined
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

/** A `partialDate` can be only a month or a year. */
interface Day<Name extends string> extends Asked<Name> {
  kind: 'date' | 'partialDate'
  /** Shown next to the date. */
  aside?: (date: string, today: string) => string | undefined
}

interface WholeNumber<Name extends string> extends Asked<Name> {
  kind: 'number'
  /** Returns NaN for other text. */
  read?: (typed: string) => number
  inWords?: (value: number) => string
}

interface OwnFile<Name extends string> extends Asked<Name> {
  kind: 'picture' | 'document'
  nameField?: Name
}

interface OneOf<Name extends string> extends Asked<Name> {
  kind: 'choice'
  choices: readonly SelectOption[]
}

/** The hint at the field depends on the kind in `kindField`. */
interface Instruction<Name extends string> extends Asked<Name> {
  kind: 'instruction'
  kindField: Name
}

/** Belongs to the name of the medicine in `nameField`. */
interface Effect<Name extends string> extends Asked<Name> {
  kind: 'effect'
  nameField: Name
}

export type FieldSpec<Name extends string = string> =
  | Line<Name>
  | Note<Name>
  | Day<Name>
  | WholeNumber<Name>
  | OwnFile<Name>
  | OneOf<Name>
  | Effect<Name>
  | Instruction<Name>

export const labelOf = ({ label, name }: FieldSpec): string => label ?? fieldWords(name)

export const choicesOf = (words: readonly string[]): SelectOption[] =>
  words.map(word => ({ value: word, label: word }))

export const isDate = (field: FieldSpec): field is Day<string> =>
  field.kind === 'date' || field.kind === 'partialDate'
