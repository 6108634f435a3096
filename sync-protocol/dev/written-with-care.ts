/**
 * Whether a text has the signs of its language. Translators easily miss these, and so do programs that put texts
 * together.
 */
export const isWrittenWithCare = (language: string, text: string): boolean =>
  text !== '' &&
  text.trim() === text &&
  !/"|\.\.\.| {2}/.test(text) &&
  [...(WRONG[language] ?? []), RANGE, UNIT].every(wrong => !wrong.test(withoutIsolates(text)))

const withoutIsolates = (text: string): string => text.replace(/\u2066[^\u2069]*\u2069/g, '')

/** A hyphen joins words. A range has a dash, a tilde or words. */
const RANGE = /\}-\{|\d-\d/
/** A line must not end between a number and its unit. */
const UNIT = /[\d}] (?:mm|cm|kg|MB|мм|см|кг|МБ|مم|سم|كغ)(?![\p{L}\p{M}])/u
/** A full-width sign contains its space. */
const FULL_WIDTH = /[。，、：；！？「」（）] | [。，、：；！？「」（）]/

const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  // A value and the Latin text after it swap unless an isolate separates them.
  ar: [/\} ?\/?[a-z]/i, /[;?]|,(?!\d)/],
  de: [/[”»«‘]/],
  es: [/[“”„]/],
  // A line must not begin with one of these signs, so the space before it does not break.
  fr: [/[^\u202f][:;!?»](?!\/)|«[^\u202f]|[“”„]/],
  hi: [/[«»„]|[\u0900-\u097f]\.( |$)/],
  it: [/[«»„]/],
  ja: [FULL_WIDTH],
  ko: [/[«»„]/],
  nl: [/[«»„‘]/],
  pl: [/[«»“]/],
  pt: [/[“”„]/],
  ro: [/[«»“]/],
  sv: [/[«»“„]/],
  tr: [/[«»„]/],
  uk: [/[“”„]/],
  zh: [FULL_WIDTH],
}
