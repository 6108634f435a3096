/** How one field of a record is asked for. Screens are drawn from tables of these. */
import type { TermList } from 'sync-protocol/terms'

export interface Choice {
  value: string
  label: string
}

interface Asked<Name extends string> {
  name: Name
  label: string
  /** One sentence under the label; a function is given what is typed. */
  help?: string | ((typed: string) => string)
  /** Asked before anything can be saved; the rest is behind "More details". */
  isRequired?: true
  /** What is said when an item is added without it, where the schema alone would let that pass. */
  whenBlank?: string
  /** What stands there before anything is typed into a new item. */
  initial?: string
  /** Short enough to share a row with its neighbour where there is room. */
  isShort?: true
  /** The browser's autofill token; absent for what is not the owner's own. */
  autoComplete?: string
}

interface Line<Name extends string> extends Asked<Name> {
  kind: 'line' | 'tel' | 'email'
  /** Whose words are offered while typing; any other text is as good. */
  suggestions?: TermList
}

interface Note<Name extends string> extends Asked<Name> {
  kind: 'note'
}

/** `partialDate` is typed, and may be a month or a year alone. */
interface Day<Name extends string> extends Asked<Name> {
  kind: 'date' | 'partialDate'
}

interface WholeNumber<Name extends string> extends Asked<Name> {
  kind: 'number'
  /** Understands more than digits, such as other units; NaN for what is no number. */
  read?: (typed: string) => number
}

/** A file of the person's own. Its value is the URL that names it. */
interface OwnFile<Name extends string> extends Asked<Name> {
  kind: 'picture' | 'document'
  /** The field that keeps how the file was called. */
  nameField?: Name
}

interface OneOf<Name extends string> extends Asked<Name> {
  kind: 'choice'
  choices: readonly Choice[]
}

export type FieldSpec<Name extends string = string> =
  | Line<Name>
  | Note<Name>
  | Day<Name>
  | WholeNumber<Name>
  | OwnFile<Name>
  | OneOf<Name>

/** A list of words, each its own label. */
export const choicesOf = (words: readonly string[]): Choice[] =>
  words.map(word => ({ value: word, label: word }))
