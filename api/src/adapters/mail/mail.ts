export type EmailMessage = {
  /** The Message-ID header contains it, so that a mailbox can recognise a repeated e-mail. */
  id?: string
  to: string
  subject: string
  text: string
  /** A POST to it unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
  /** UUIDs of accounts and records. No mail server gets them. */
  about?: readonly string[]
}

export type Mail = {
  /**
   * The caller decides whether a failure matters, and usually a person's request should not fail because of
   * an e-mail.
   */
  send(message: EmailMessage): Promise<void>
  /**
   * Deletes the kept e-mails that are about an account or record (its UUID), or older than a time. Rejects
   * after all tries if one could not be deleted.
   */
  deleteKept?(which: { about: string } | { before: Date }): Promise<void>
  close(): void
}
