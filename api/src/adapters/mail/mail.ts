/** One short e-mail to one person, in plain text. */
export type EmailMessage = {
  /** An address, not a list of them. */
  to: string
  subject: string
  text: string
  /** Where one POST ends e-mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
  /** UUIDs of the accounts and records that it is about. They are not sent to a mail server. */
  about?: readonly string[]
}

export type Mail = {
  /**
   * Resolves when the e-mail was handed over, and rejects when it was not. The caller decides
   * whether that may fail what they are doing; no e-mail is worth a person's request.
   */
  send(message: EmailMessage): Promise<void>
  /**
   * Deletes the kept e-mails that are about an account or record (its UUID), or older than a time. Rejects if
   * one of them cannot be deleted, after it has tried all. Undefined if e-mails are not kept.
   */
  deleteKept?(which: { about: string } | { before: Date }): Promise<void>
  close(): void
}
