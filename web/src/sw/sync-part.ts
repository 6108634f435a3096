/**
 * The part of the worker that sends what waits, and shows what the server has to say: read when there is
 * something of either.
 */
export { drainAllOfLastUser, drainAndClose } from '../sync/runtime/drain-in-worker'
export { linkOf, showNotice } from './notices'
export { renewPush } from './renew-push'
