/** The part of the worker that sends changes and shows messages of the server. It is loaded on demand. */
export { drainAllOfLastUser, drainAndClose } from '../sync/runtime/drain-in-worker'
export { linkOf, showNotice } from './notices'
export { renewPush } from './renew-push'
