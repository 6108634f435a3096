import { ROUTE_TABLE } from '../../src/app/route-table.ts'

/** Parts of screens that a phone keeps otherwise, and what offers the words of all languages while typing. */
const ONLINE_PARTS =
  /features\/checkout\/|features\/(admin\/|beta\/|shop\/(cart|draw-product|own-codes))|rest\/orders|features\/legal\/|app\/start\/(beside|bring-beside|bring-notice)|features\/family\/(export-button|refused-record|use-family-action|family-calls)|sync-protocol\/src\/(rest\/(profiles|invitations|alerts)|commerce\/(address|beta|cart|code-label|csv|order|products|shipping))|runtime\/refresh-profiles|ui\/handed-link|terms\/abroad\/|@simplewebauthn/
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
const WANTED =
  /features\/(print\/places\/|family\/reminder|scan\/card-check\/)|scanning\/card-check/
/** A summary for a clinic as a file or a link, and what it is made by. */
const CLINIC = /features\/clinic\/(summary\/|links\/|clinic-card)|sync-protocol\/src\/ips\/make-ips/
/** Taking in a summary of a clinic's, and viewing one of anybody's. */
const IMPORT =
  /features\/clinic\/(import|view)|scan\/health-code|scanning\/view-screen|sync-protocol\/src\/(ips|shl)\//
/** The same, for who looks after the record of somebody else: a folder of its own is kept as a whole. */
export const FAMILY =
  /stores\/profile-colors|features\/family\/(profile-(bar|badge)|family-screen|add-profile|leftover|own-profile|others-profile|role-words)|src\/family\/family-limits/
/** The lock of this phone, and what leaves nothing behind on it. */
export const LOCK =
  /features\/lock\/|app\/(lock|strays)\/|account\/before-sign-out|db\/(erase|stray)/
const FAMILY_SYNC = /runtime\/(other-profiles|close-profile|leftovers)|db\/wipe-if/

/**
 * Where the build puts a script. What can do nothing without the server lies under `online/`: it is not
 * kept on the device and comes when it is wanted.
 */
export function chunkFile({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [last = ''] = moduleIds.slice(-1)
  const [, language] = SAID.exec(last) ?? []
  if (language) return `assets/languages/${language}-[hash:7].js`
  if (moduleIds.some(id => WANTED.test(id))) return 'assets/wanted/[name]-[hash:7].js'
  if (moduleIds.some(id => CLINIC.test(id))) return 'assets/wanted/clinic/[name]-[hash:7].js'
  if (moduleIds.some(id => IMPORT.test(id))) return 'assets/wanted/import/[name]-[hash:7].js'
  if (moduleIds.some(id => FAMILY.test(id) || FAMILY_SYNC.test(id)))
    return 'assets/wanted/family/[name]-[hash:7].js'
  if (moduleIds.some(id => LOCK.test(id))) return 'assets/wanted/lock/[name]-[hash:7].js'
  const isOnline = WRITTEN.test(last) || moduleIds.some(isOnlineOnly)
  const kept = isOnline && moduleIds.find(isKeptScreen)
  if (kept) throw new Error(`${kept} is kept for offline, and shares a file with what is not`)
  return `assets/${isOnline ? 'online/' : ''}[name]-[hash:7].js`
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
  const folder = isNamed(WIDE_LETTERS)
    ? 'wanted/letters/'
    : isNamed(/^(place|of-family)/)
      ? 'wanted/'
      : ''
  return `assets/${folder}[name]-[hash:7][extname]`
}
