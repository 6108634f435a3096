/**
 * The server keeps data that its person does not delete for this number of days. The privacy page shows the
 * same numbers. Housekeeping runs once a day.
 */
export const KEPT_DAYS = {
  /** A session, since its last use. */
  idleSession: 90,
  /** A session, since its sign-in. */
  session: 365,
  /** Counted from the last sign-in. */
  knownDevice: 400,
  /** Counted from when no entry of the record names the file. */
  unusedFile: 30,
  /** A deleted entry, at least. It is removed with the next deletion after that. */
  deletedEntry: 400,
  /**
   * The keyed hash of a device's id after its account is deleted, because a phone may be offline for so
   * long.
   */
  deletedId: 400,
  /** Includes the requests for the link. */
  endedLink: 365,
  /** Logs of opened codes and of requested health links. */
  scanLine: 365,
  /**
   * The link that asks a contact for consent. After that, the server removes all data of a contact who
   * never answered.
   */
  contactAsked: 14,
  /** The answer to a request that must not happen twice. */
  repeatableAnswer: 90,
  /** The keyed hash of a network address, which limits tries and merges equal views. */
  networkHash: 2,
  /** An e-mail that the mail server refuses, or its file if there is no mail server. */
  refusedEmail: 3,
  /** Counted from the end of the link. */
  endedEmailLink: 30,
} as const
