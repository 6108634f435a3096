/** A phone stores only its own languages and English from the start. */
import type { PrecacheEntry } from 'workbox-precaching'

/** The build puts these into a folder of their own (app/offline-table.ts), see wanted-files.ts. */
export const isWanted = (url: string): boolean => /(^|\/)assets\/wanted\//.test(url)

export const languageOf = (url: string): string | undefined =>
  /assets\/(?:languages\/|wanted\/labels\/|wanted\/texts-)([a-z]+)[-/]/.exec(url)?.[1]

export function isKept(entry: PrecacheEntry | string, languages: readonly string[]): boolean {
  const url = typeof entry === 'string' ? entry : entry.url
  const language = languageOf(url)
  if (language === undefined) return !isWanted(url)
  return languages.some(tag => tag.split('-')[0] === language)
}
