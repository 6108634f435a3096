/**
 * The protocol's major version. A server reads the current one and those from the oldest on; a client
 * that is older still gets 426 and keeps its queue. Version 2 knows more kinds of print; a row of version 1
 * is one of version 2, and an app of version 1 keeps and shows a print whatever kind it is of. Version 3
 * knows of records with several writers: who is signed in, and who wrote a value (`withoutActors`).
 * Version 4 knows of codes beside an entry's name (`coding`): an older app is not shown them, and as it
 * sends only what was changed on it, it leaves them as they are.
 */
export const PROTOCOL_VERSION = 4
export const OLDEST_PROTOCOL_VERSION = 2
