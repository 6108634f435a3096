/**
 * For how many days the server keeps data that is not kept until its person deletes it. The server and
 * the privacy page use the same numbers, so that the page is always true. Housekeeping runs once a day.
 */
export const KEPT_DAYS = {
  /** A session, since its last use. */
  idleSession: 90,
  /** A session, since its sign-in. */
  session: 365,
  /** That a browser has been signed in before, since its last sign-in. */
  knownDevice: 400,
  /** A file, since the last entry that named it stopped doing so. */
  unusedFile: 30,
  /** A deleted entry of a record, at least. It is removed with the next deletion after that. */
  deletedEntry: 400,
  /**
   * The keyed hash of a device's id after its account is deleted, because a phone may be offline for so
   * long.
   */
  deletedId: 400,
  /** A health link that has ended, and the requests for it. */
  endedLink: 365,
  /** A log entry that a code was opened or a health link requested. */
  scanLine: 365,
  /**
   * The link that asks a contact for consent. After that, all data of a contact who never answered is
   * removed.
   */
  contactAsked: 14,
  /** The answer to a request that must not happen twice. */
  repeatableAnswer: 90,
  /** The keyed hash of a network address, which limits tries and merges equal views. */
  networkHash: 2,
  /**
   * An e-mail that the mail server refuses, or that is stored as a file because there is no mail server.
   */
  refusedEmail: 3,
  /** The link that confirms an e-mail address, since it ended. */
  endedEmailLink: 30,
} as const
