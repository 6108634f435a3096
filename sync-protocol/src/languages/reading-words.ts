/** card/words/reader.ts describes how the words are written. */
export interface LanguageWords {
  severe?: string
  /** A mild or moderate allergy, or no allergy. */
  mild?: string
  neutral?: string

  /** A reaction whose name alone means danger to life. */
  direct?: string
  /** The next four pairs are dangerous together within a sentence. */
  airway?: string
  swells?: string
  breath?: string
  fails?: string
  mind?: string
  lost?: string
  heart?: string
  stops?: string

  /** A condition that is over or never existed. */
  resolved?: string
  /** The condition is still there, back, or not wholly gone. This outweighs `resolved`. */
  current?: string

  /** Negates the next word with a meaning. At the end of a clause it negates the last one. */
  neg?: string
  negAfter?: string
  /** Says that the condition named before it was looked for and not found. */
  excluded?: string
  /** Words that may come between a negation and its word. */
  filler?: string
  or?: string
  but?: string
  /** "Hardly", "less": negates too, unless it is negated or `one` turns it into "a little". */
  few?: string
  one?: string
  /** Doubtful text cannot count as harmless. */
  doubt?: string

  /** May come between a negation and a medicine: "takes", "acid". */
  takes?: string
  /** A verb or an adverb: the medicine is no longer taken or is forbidden. */
  stopped?: string
  /** The next medicine was replaced: "instead of", "previously". */
  former?: string
  /** The medicine before it was replaced: "switched to". */
  formerAfter?: string
  /** These words mean `former` only at the beginning of a clause: "(before: Aspirin)", but not "before meals". */
  formerFirst?: string
  /** A medicine after it is taken today, whatever the word before it says. */
  now?: string
  /** These words mean `stopped` before a year ("until 2019") and otherwise a time of day ("until bedtime"). */
  until?: string
  allergic?: string
  /** An allergy is why the medicine is taken. */
  reason?: string
  /** Negates a medicine but not a reaction: "avoid". */
  refused?: string
  /** Medicines on the skin or in the eye, which hardly reach the blood. Patches and sprays do. */
  local?: string
  /** A word that contains a local word and does not have its meaning: "sous-cutanée". */
  notLocal?: string
}
