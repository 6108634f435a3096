/**
 * People and chat programs add brackets, a full stop or a slash to a link. No link of this product
 * begins or ends with one.
 */
const AROUND = {
  letters: /^[^0-9a-z]{0,8}|[^0-9a-z]{0,8}$/gi,
  base64url: /^[^\w-]{0,8}|[^\w-]{0,8}$/g,
  /** With the padding that some software adds. */
  padded: /^[^\w-]{0,8}|[^\w=-]{0,8}$/g,
} as const

export const withoutMarks = (text: string, alphabet: keyof typeof AROUND): string =>
  text.replace(AROUND[alphabet], '')

const LINK_PATH = /^\/([enl])\/([^/]+)\/?$/i

/** Any other path is returned unchanged. */
export function withoutGluedMarks(path: string): string {
  const [, kind = '', glued = ''] = LINK_PATH.exec(path) ?? []
  const token = withoutMarks(glued, 'base64url')
  return token === '' ? path : `/${kind.toLowerCase()}/${token}`
}
