/**
 * The protocol's major version. A server reads the current one and the one before it; a client
 * that is older still gets 426 and keeps its queue. Version 2 knows more kinds of print; a row of version 1
 * is one of version 2, and an app of version 1 keeps and shows a print whatever kind it is of.
 */
export const PROTOCOL_VERSION = 2
export const OLDEST_PROTOCOL_VERSION = 1
