/**
 * For how many days the server keeps what is not kept until its person deletes it. The server goes by
 * these numbers and the privacy page tells them, so that what it says is what is done. Housekeeping
 * runs once a day.
 */
export const KEPT_DAYS = {
  /** A session, since its last use. */
  idleSession: 90,
  /** A session, since its sign-in. */
  session: 365,
  /** That a browser has been signed in before, since its last sign-in. */
  knownDevice: 400,
  /** A file, since no entry of the record names it. */
  unusedFile: 30,
  /** A deleted entry of a record, at least: it goes with the next deletion after that. */
  deletedEntry: 400,
  /** The keyed hash of a device's id after its account is deleted, because a phone may be away for so long. */
  deletedId: 400,
  /** A health link that has ended, and who asked for it. */
  endedLink: 365,
  /** A line that says that a code was opened, or a health link asked for. */
  scanLine: 365,
  /** The link that asks a contact whether they want to be told; then all that is kept of one who never answered. */
  contactAsked: 14,
  /** The answer to a request that must not happen twice. */
  repeatableAnswer: 90,
  /** The keyed hash of a network address, by which tries are limited and equal views are merged. */
  networkHash: 2,
  /** An e-mail that the mail server refuses, and one that is kept as a file because there is none. */
  refusedEmail: 3,
  /** The link that confirms an e-mail address, since it ended. */
  endedEmailLink: 30,
} as const
