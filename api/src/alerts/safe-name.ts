const NAME_MAX = 40

/** More are a sentence. */
const WORDS_MAX = 5

/**
 * A name as it may stand in a message to somebody else. It is what its owner typed, and could be an
 * advertisement: a word with a digit, or that looks like an address or a link, is left out whole.
 */
export function safeName(name: string | undefined): string {
  const words = (name ?? '').split(/[\s\p{C}]+/u)
  const kept = words
    // As typed and as mail programs may show it.
    .filter(word => !LOOKS_LIKE_A_LINK.test(`${word} ${word.normalize('NFKC')}`))
    .flatMap(word => word.replace(/[^\p{L}\p{M}'’-]/gu, ' ').split(' '))
    .filter(word => /\p{L}/u.test(word))
    .slice(0, WORDS_MAX)
    .join(' ')
  return [...kept].slice(0, NAME_MAX).join('').trim()
}

/** A number of any script, an address's sign, a scheme, or letters on both sides of a dot. */
const LOOKS_LIKE_A_LINK = /\p{N}|@|:\/|\/|\bwww\b|\p{L}[.。｡․‧·]\p{L}/iu
