/**
 * What a phone keeps from the start: of the files to say something in a language, those of its own
 * (English is with the app), and nothing that waits until it is wanted.
 */
import type { PrecacheEntry } from 'workbox-precaching'

/** The build puts them in a folder of their own (dev/build/chunk-file.ts); see wanted-files.ts. */
export const isWanted = (url: string): boolean => /(^|\/)assets\/wanted\//.test(url)

/** Which language a file holds the words of. */
export const languageOf = (url: string): string | undefined =>
  /assets\/(?:languages|wanted\/labels)\/([a-z]+)-/.exec(url)?.[1]

export function isKept(entry: PrecacheEntry | string, languages: readonly string[]): boolean {
  const url = typeof entry === 'string' ? entry : entry.url
  const language = languageOf(url)
  if (language === undefined) return !isWanted(url)
  return languages.some(tag => tag.split('-')[0] === language)
}
