/**
 * The version of the sync protocol. It goes up when the shape of a message, a collection or a merge rule
 * changes.
 */
export const PROTOCOL_VERSION = 1
/** The oldest version that the server still reads. Older apps get 426 and keep their changes. */
const OLDEST_PROTOCOL_VERSION = 1

/** The versions that a server reads, both inclusive. */
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
