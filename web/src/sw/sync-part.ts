export { drainAllOfLastUser, drainAndClose } from '../sync/runtime/drain-in-worker'
export { linkOf, showNotice } from './notices'
export { renewPush } from './renew-push'
