import { ROUTE_TABLE } from '../../src/app/route-table.ts'

const ONLINE_PARTS =
  /features\/checkout\/|features\/(admin\/|beta\/|shop\/(cart|draw-product|own-codes))|rest\/order|features\/legal\/|app\/start\/(unclaimed-record|merge-unclaimed-record|bring-notice)|features\/family\/(export-button|refused-record|family-calls)|sync-protocol\/src\/(rest\/(profiles|invitations|alerts)|commerce\/(address|beta|cart|code-label|csv|order-state|products|shipping))|runtime\/refresh-profiles|ui\/handed-link|terms\/abroad\/|@simplewebauthn/
const ONLINE_SCREENS = Object.values(ROUTE_TABLE)
  .filter(({ isOnlineOnly }) => isOnlineOnly)
  .map(({ screen }) => `/src/${screen}.tsx`)

const KEPT_SCREENS = Object.values(ROUTE_TABLE)
  .filter(({ isOnlineOnly }) => !isOnlineOnly)
  .map(({ screen }) => `/src/${screen}.tsx`)

/** The worker keeps the phone's languages (web/src/sw/kept-languages.ts). */
const SAID = /languages\/(\w+)\/terms\.table\.ts\?said$/
/** Terms for reading free text. English is kept with the app. */
const WRITTEN = /languages\/\w+\/terms\.table/

/** Parts that a phone fetches at first use and then keeps (web/src/sw/wanted-files.ts). */
const WANTED =
  /features\/(print\/places\/|family\/reminder|scan\/card-check\/)|scanning\/card-check/
const CLINIC = /features\/clinic\/(summary\/|links\/|clinic-card)|sync-protocol\/src\/ips\/make-ips/
const IMPORT =
  /features\/clinic\/(import|view)|scan\/health-code|scanning\/view-screen|sync-protocol\/src\/(ips|shl)\//
/** Parts for people who look after another person's record. Their folder is kept as a whole. */
export const FAMILY =
  /stores\/profile-colors|features\/family\/(profile-(bar|badge)|family-screen|add-profile|unsent-copy|own-profile|others-profile|role-words)|src\/family\/family-limits/
export const LOCK =
  /features\/lock\/|app\/(lock|orphans)\/|account\/before-sign-out|db\/(erase|orphan)/
const FAMILY_SYNC = /runtime\/(other-profiles|close-profile|unsent-copies)|db\/wipe-if/

/** Scripts that need the server are under `online/`: a phone does not keep them and fetches them at use. */
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

/** A browser requests the file only if a page has one of these glyphs. */
const WIDE_LETTERS = /latin-ext/

/** A style has the name of the script that imports it. */
export function assetFile({ names }: { names: readonly string[] }): string {
  const isNamed = (pattern: RegExp) => names.some(name => pattern.test(name))
  const folder = isNamed(WIDE_LETTERS)
    ? 'wanted/letters/'
    : isNamed(/^(place|of-family)/)
      ? 'wanted/'
      : ''
  return `assets/${folder}[name]-[hash:7][extname]`
}
