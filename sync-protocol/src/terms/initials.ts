/** The points of initials are optional: "b.B.", "s.o.s.", "I.V.". */
const INITIALS =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])/gu

export const withoutPoints = (text: string): string =>
  text.replace(INITIALS, initials => initials.replaceAll('.', ''))
