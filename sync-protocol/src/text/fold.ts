/**
 * "Bäckström-Øre" and "backstrom ore" fold to the same text, so a keyboard without a key still
 * finds the word.
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
