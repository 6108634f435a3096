const NAME_MAX = 40

/** A longer name may be a sentence. */
const WORDS_MAX = 5

/**
 * A person could use their name to advertise in messages to others, so words with a digit and words that look
 * like a link are left out. Returns at most 5 words and 40 characters.
 */
export function safeName(name: string | undefined): string {
  const words = (name ?? '').split(/[\s\p{C}]+/u)
  const kept = words
    // Mail programs may show the normalised form.
    .filter(word => !LOOKS_LIKE_A_LINK.test(`${word} ${word.normalize('NFKC')}`))
    .flatMap(word => word.replace(/[^\p{L}\p{M}'’-]/gu, ' ').split(' '))
    .filter(word => /\p{L}/u.test(word))
    .slice(0, WORDS_MAX)
    .join(' ')
  return [...kept].slice(0, NAME_MAX).join('').trim()
}

const LOOKS_LIKE_A_LINK = /\p{N}|@|\/|\bwww\b|\p{L}[.。｡․‧·]\p{L}/iu
