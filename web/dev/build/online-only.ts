import { ROUTE_TABLE } from '../../src/app/route-table.ts'

/** Parts of screens that a phone keeps otherwise. */
const PARTS = /features\/checkout\/(payment-form|open-stripe)|terms\/translated\/|@simplewebauthn/

const SCREENS = Object.values(ROUTE_TABLE)
  .filter(({ isOnlineOnly }) => isOnlineOnly)
  .map(({ screen }) => `/src/${screen}.tsx`)

/**
 * What can do nothing without the server is not kept on the device: it comes when it is wanted. Nor are
 * the words of all languages, which only add to what is offered while typing.
 */
export const isOnlineOnly = (moduleId: string): boolean =>
  PARTS.test(moduleId) || SCREENS.some(screen => moduleId.endsWith(screen))
