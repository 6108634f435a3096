/** The functions accept malformed text, because a page must always appear. */
import { isLocale, type Locale } from '../card'

/** `acceptLanguage` is the header or `navigator.languages`. */
export function pickLocale(acceptLanguage: string | undefined, override?: string | null): Locale {
  const wanted = [override ?? '', ...languagesOf(acceptLanguage ?? '')]
  return wanted.map(primaryTag).find(isLocale) ?? 'en'
}

/** The most wanted tag comes first. */
export function languagesOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
      const quality = parameters.find(parameter => parameter.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

const primaryTag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''
