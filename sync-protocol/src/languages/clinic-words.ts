/**
 * Words that people write instead of an entry. `bare` denies alone, and `no` denies a word of `what`.
 * `unknown` says that nothing is known or was asked. A `*` matches any ending.
 */
export interface NoneWords {
  bare: string
  no: string
  unknown: string
  what: string
  filler: string
}

/**
 * The words of a rate in prescriptions, by language. English is missing because the tables of terms cover it.
 * Those tables also have the rates of the other languages, but each is loaded separately and has 730 terms.
 * This table is small enough to read a file before its language is known.
 *
 * Blanks separate words, `/` separates the forms of one number, and `_` joins a phrase: "bei_bedarf" is two
 * words.
 */
export interface RateWords {
  /** One to four. */
  numbers: string
  adverbs?: string
  times: string
  day: string
  /** A unit that implies repetition: "täglich". */
  daily: string
  week: string
  month: string
  hour: string
  /** Before an interval: "every 12 hours". */
  every: string
  /** After an interval: "12時間ごと". */
  each?: string
  /** Joins a count and a unit: "2 times a day". */
  per: string
  morning: string
  evening: string
  asNeeded: string
}
