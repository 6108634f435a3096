/** A translation changes the unit of a strength and never its number. */
import type { Locale } from '../../languages'

const UNITS: Readonly<Record<string, string>> = {
  мг: 'mg', мкг: 'mcg', г: 'g', мл: 'ml', ملغ: 'mg', ملجم: 'mg', مجم: 'mg', مغ: 'mg', مل: 'ml',
  毫克: 'mg', 微克: 'mcg', 毫升: 'ml', 克: 'g', मिग्रा: 'mg', मिलीग्राम: 'mg', μg: 'mcg', µg: 'mcg', мо: 'IU', ме: 'IU',
  밀리그램: 'mg', 마이크로그램: 'mcg', 밀리리터: 'ml',
} // biome-ignore format: a table
export const AMOUNT =
  /\d{1,6}(?:[.,]\d{1,3})?(?:\/\d{1,6}(?:[.,]\d{1,3})?)? ?(?:मिलीग्राम|मिग्रा|ملجم|mmol|мкг|ملغ|مجم|mcg|meq|мг|мл|مغ|مل|毫克|微克|毫升|μg|µg|мо|ме|mg|ug|ml|iu|ui|ie|г|克|g|l|%)(?: ?\/ ?(?:ml|h|hr|dose|puff|min|l|doza|доза|dosis))?(?:(?![\p{L}\p{N}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))|\d{1,6}(?:[.,]\d{1,3})?(?:\/\d{1,6}(?:[.,]\d{1,3})?)? ?(?:毫克|微克|毫升|밀리그램|마이크로그램|밀리리터)/uy
const FOREIGN_UNIT =
  /(?:мг|мкг|г|мл|ملغ|ملجم|مجم|مغ|مل|毫克|微克|毫升|克|मिग्रा|मिलीग्राम|밀리그램|마이크로그램|밀리리터|μg|µg|мо|ме)/u
const OWN_UNIT: Partial<Record<Locale, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
}
/** The sign for microgram is understood everywhere. */
export const isWrittenElsewhere = (amount: string, reader: Locale): boolean => {
  const [unit] = FOREIGN_UNIT.exec(amount.replace(/[μµ]g/u, '')) ?? []
  return unit !== undefined && !OWN_UNIT[reader]?.test(unit)
}

export const sayAmount = (amount: string) =>
  amount
    .replace(FOREIGN_UNIT, unit => UNITS[unit] ?? unit)
    .replace(/(?<=[\d]) ?(?=\p{L})/u, ' ')
    .replace(/\b(?:iu|ui|ie)\b/, 'IU')
    .replace(/\bug\b/, 'mcg')
    .replace(/\bmeq\b/, 'mEq')
