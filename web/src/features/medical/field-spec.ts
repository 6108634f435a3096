/** How one field of a record is asked for. Screens are drawn from tables of these. */
import type { TermList } from 'sync-protocol/terms'

export interface Choice {
  value: string
  label: string
}

interface Asked<Name extends string> {
  name: Name
  label: string
  /** One sentence under the label; a function is told what is typed. */
  help?: string | ((typed: string) => string)
  /** Asked before anything can be saved; the rest is behind "More details". */
  isRequired?: true
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

interface Day<Name extends string> extends Asked<Name> {
  kind: 'date'
}

interface WholeNumber<Name extends string> extends Asked<Name> {
  kind: 'number'
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
  | OneOf<Name>

/** A list of words, each its own label. */
export const choicesOf = (words: readonly string[]): Choice[] =>
  words.map(word => ({ value: word, label: word }))
