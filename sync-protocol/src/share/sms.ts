/**
 * A character of GSM 03.38 takes one septet, some take two. Two joined messages hold 306 septets (3GPP TS
 * 23.038 and 23.040: 153 each). A single other character makes the whole text UCS-2, and two messages then
 * hold 134 units (67 each). Latin text therefore loses its rarer accents, while any other script keeps all of
 * its characters.
 */
export const TWO_SMS = { gsm7: 306, ucs2: 134 } as const

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Two septets each. */
const EXTENDED = '^{}\\[~]|€'

/** Replacements for characters outside GSM 03.38 that lose no meaning. */
const STAND_INS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
  '·': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  µ: 'u',
}

export interface SmsText {
  text: string
  encoding: keyof typeof TWO_SMS
  /** In septets (GSM 03.38) or in UTF-16 units (UCS-2). */
  length: number
  fits: boolean
}

export function asSms(text: string): SmsText {
  const folded = [...text.normalize('NFC')].map(foldToGsm)
  const isGsm = folded.every(part => part !== undefined)
  const sent = isGsm ? folded.join('') : text
  const encoding = isGsm ? 'gsm7' : 'ucs2'
  const length = isGsm ? septets(sent) : sent.length
  return { text: sent, encoding, length, fits: length <= TWO_SMS[encoding] }
}

function foldToGsm(character: string): string | undefined {
  if (BASIC.includes(character) || EXTENDED.includes(character)) return character
  if (Object.hasOwn(STAND_INS, character)) return STAND_INS[character]
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== character && /^[A-Za-z]$/.test(bare) ? bare : undefined
}

const septets = (text: string): number =>
  [...text].reduce((sum, character) => sum + (EXTENDED.includes(character) ? 2 : 1), 0)
