/**
 * What a text costs as SMS. Letters of GSM 03.38 cost one septet, some two; two joined messages hold
 * 306 (3GPP TS 23.038 and 23.040: 153 each). One letter outside of it turns the whole text into
 * UCS-2, of which two messages hold 134 (67 each). So Latin text gives up its rarer accents, and any
 * other script keeps all of its letters.
 */
export const TWO_SMS = { gsm7: 306, ucs2: 134 } as const

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Reached through an escape: two septets each. */
const EXTENDED = '^{}\\[~]|€'

/** What has no letter of its own in GSM 03.38 and loses nothing by another one. */
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
  /** In septets, or in units of UTF-16. */
  length: number
  fits: boolean
}

/** The text as it is best sent, and whether two messages hold it. */
export function asSms(text: string): SmsText {
  const folded = [...text.normalize('NFC')].map(foldToGsm)
  const isGsm = folded.every(part => part !== undefined)
  const sent = isGsm ? folded.join('') : text
  const encoding = isGsm ? 'gsm7' : 'ucs2'
  const length = isGsm ? septets(sent) : sent.length
  return { text: sent, encoding, length, fits: length <= TWO_SMS[encoding] }
}

/** The character in letters of GSM 03.38; undefined where it has none. */
function foldToGsm(character: string): string | undefined {
  if (BASIC.includes(character) || EXTENDED.includes(character)) return character
  if (Object.hasOwn(STAND_INS, character)) return STAND_INS[character]
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== character && /^[A-Za-z]$/.test(bare) ? bare : undefined
}

const septets = (text: string): number =>
  [...text].reduce((sum, character) => sum + (EXTENDED.includes(character) ? 2 : 1), 0)
