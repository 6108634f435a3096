/** The tables that each language fills; one it has no words for is left out. */
export interface LanguageWords {
  /** How bad an allergy is. */
  severe?: string
  /** Known to be mild or moderate, or no allergy. */
  mild?: string
  /** Begins like a word of these two and says nothing of the kind. */
  neutral?: string

  /** A reaction that endangers life by its name alone. */
  direct?: string
  /** In pairs within a sentence: the airway and that it swells or closes, ... */
  airway?: string
  swells?: string
  /** ... breath and that it fails, ... */
  breath?: string
  fails?: string
  /** ... consciousness and that it is lost, ... */
  mind?: string
  lost?: string
  /** ... the heart and that it stops. */
  heart?: string
  stops?: string

  /** A condition that is over, or never was. */
  resolved?: string
  /** One that is still there, comes back, or is not wholly gone: outweighs `resolved`. */
  current?: string

  /** Negates the next word that means something; at the end of a clause, the last one. */
  neg?: string
  /** Negates the word before it. */
  negAfter?: string
  /** Says of the word before it that it was looked for and not found. */
  excluded?: string
  /** May stand between a negation and its word. */
  filler?: string
  /** Carries a negation on to the next word. */
  or?: string
  /** Ends a negation. */
  but?: string
  /** "Hardly", "less": negates as well, unless negated or made "a little" by `one`. */
  few?: string
  one?: string
  /** The writer is not sure, or says that it changes: no reason to take it for harmless. */
  doubt?: string

  /** A medicine was taken and is not any more, or must not be. */
  stopped?: string
  /** Put on the skin or into the eye it hardly reaches the blood; patches and sprays do. */
  local?: string
}
