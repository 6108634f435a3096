/**
 * Marks that people and chat programs add to a link: the bracket around it, the full stop after it, a
 * slash. No link of ours begins or ends with one.
 */
const AROUND = {
  /** A token of a code has letters and digits alone. */
  letters: /^[^0-9a-z]{0,8}|[^0-9a-z]{0,8}$/gi,
  base64url: /^[^\w-]{0,8}|[^\w-]{0,8}$/g,
  /** With the padding that some software adds. */
  padded: /^[^\w-]{0,8}|[^\w=-]{0,8}$/g,
} as const

export const withoutMarks = (text: string, alphabet: keyof typeof AROUND): string =>
  text.replace(AROUND[alphabet], '')

/** The paths of links that are handed on: of a code, of a message, of health data. */
const LINK_PATH = /^\/([enl])\/([^/]+)\/?$/i

/** The path of a link without the marks that are glued to it. Any other path stays as it is. */
export function withoutGluedMarks(path: string): string {
  const [, kind = '', glued = ''] = LINK_PATH.exec(path) ?? []
  const token = withoutMarks(glued, 'base64url')
  return token === '' ? path : `/${kind.toLowerCase()}/${token}`
}
