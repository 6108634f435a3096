/** Goes up when the shape of a message, a collection or a merge rule changes. */
export const PROTOCOL_VERSION = 1
/** Older apps get 426 and keep their changes. */
const OLDEST_PROTOCOL_VERSION = 1

/** Both inclusive. */
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
