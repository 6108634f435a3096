/**
 * Text as fingers type it: no capitals, no accents, no dots and dashes. "Bäckström-Øre" and
 * "backstrom ore" fold to the same, so that a missing key on a keyboard loses nobody a word.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[øœæßłđðþı]/g, letter => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}.,/%]+/gu, ' ')
    .trim()
}
