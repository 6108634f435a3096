import { ROUTE_TABLE } from '../../src/app/route-table.ts'

/** Parts of screens that a phone keeps otherwise, and what offers the words of all languages while typing. */
const ONLINE_PARTS =
  /features\/checkout\/|features\/shop\/draw-product|features\/legal\/|app\/start\/(beside|bring-beside|bring-notice)|terms\/abroad\/|@simplewebauthn/
const ONLINE_SCREENS = Object.values(ROUTE_TABLE)
  .filter(({ isOnlineOnly }) => isOnlineOnly)
  .map(({ screen }) => `/src/${screen}.tsx`)

const KEPT_SCREENS = Object.values(ROUTE_TABLE)
  .filter(({ isOnlineOnly }) => !isOnlineOnly)
  .map(({ screen }) => `/src/${screen}.tsx`)

/** To say something in a language, one file each: the worker keeps the phone's own (web/src/sw/kept-languages.ts). */
const SAID = /terms\/translated\/(\w+)\.table\.ts\?said$/
/** To read what is written in it. English is kept with the app. */
const WRITTEN = /terms\/translated\/(?!en)\w+\.table/

/** What a phone fetches when it is first wanted, and keeps from then on (web/src/sw/wanted-files.ts). */
const WANTED = /features\/print\/places\//

/**
 * Where the build puts a script. What can do nothing without the server lies under `online/`: it is not
 * kept on the device and comes when it is wanted.
 */
export function chunkFile({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [last = ''] = moduleIds.slice(-1)
  const [, language] = SAID.exec(last) ?? []
  if (language) return `assets/languages/${language}-[hash].js`
  if (moduleIds.some(id => WANTED.test(id))) return 'assets/wanted/[name]-[hash].js'
  const isOnline = WRITTEN.test(last) || moduleIds.some(isOnlineOnly)
  const kept = isOnline && moduleIds.find(isKeptScreen)
  if (kept) throw new Error(`${kept} is kept for offline, and shares a file with what is not`)
  return `assets/${isOnline ? 'online/' : ''}[name]-[hash].js`
}

const isKeptScreen = (moduleId: string): boolean =>
  KEPT_SCREENS.some(screen => moduleId.endsWith(screen))

const isOnlineOnly = (moduleId: string): boolean =>
  ONLINE_PARTS.test(moduleId) || ONLINE_SCREENS.some(screen => moduleId.endsWith(screen))

/** Letters beyond Western Europe's: a browser asks for them where a page has one of them. */
const WIDE_LETTERS = /latin-ext/

/** Where the build puts a style or a font. A style is called as the script that asks for it. */
export function assetFile({ names }: { names: readonly string[] }): string {
  const isNamed = (pattern: RegExp) => names.some(name => pattern.test(name))
  const folder = isNamed(WIDE_LETTERS) ? 'wanted/letters/' : isNamed(/^place/) ? 'wanted/' : ''
  return `assets/${folder}[name]-[hash][extname]`
}
