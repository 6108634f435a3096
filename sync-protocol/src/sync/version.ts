/**
 * The protocol's major version. A server reads the current one and the one before it; a client
 * that is older still gets 426 and keeps its queue.
 */
export const PROTOCOL_VERSION = 1
export const OLDEST_PROTOCOL_VERSION = 1
