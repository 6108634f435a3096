/** "b.B.", "s.o.s.", "I.V." are written with points or without. */
const INITIALS =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])/gu

export const withoutPoints = (text: string): string =>
  text.replace(INITIALS, initials => initials.replaceAll('.', ''))
