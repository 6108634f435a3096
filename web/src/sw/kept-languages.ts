/** Of the files to say something in a language, a phone keeps those of its own. English is with the app. */
import type { PrecacheEntry } from 'workbox-precaching'

/** Which language a file holds the words of. */
export const languageOf = (url: string): string | undefined =>
  /assets\/languages\/([a-z]+)-/.exec(url)?.[1]

export function isKept(entry: PrecacheEntry | string, languages: readonly string[]): boolean {
  const language = languageOf(typeof entry === 'string' ? entry : entry.url)
  return language === undefined || languages.some(tag => tag.split('-')[0] === language)
}
