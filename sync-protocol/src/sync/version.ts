/**
 * The version of the sync protocol. It goes up when the shapes of the messages, a collection or a rule
 * of merging change.
 */
export const PROTOCOL_VERSION = 1
/** The oldest version that the server still reads. Apps of an older one keep their changes and get 426. */
const OLDEST_PROTOCOL_VERSION = 1

/** The versions that a server reads, both included. */
export interface ProtocolRange {
  oldest: number
  newest: number
}

export const PROTOCOLS_READ: ProtocolRange = {
  oldest: OLDEST_PROTOCOL_VERSION,
  newest: PROTOCOL_VERSION,
}

export const isProtocolRead = (version: number, { oldest, newest } = PROTOCOLS_READ): boolean =>
  version >= oldest && version <= newest
