/** The part of the worker that sends what waits: read when there is something to send. */
export { drainLastUser, drainUser } from '../sync/runtime/drain-here'
