/** One short letter to one person, in plain text. */
export type Letter = {
  /** An address, not a list of them. */
  to: string
  subject: string
  text: string
}

export type Mail = {
  /**
   * Resolves when the letter was handed over, and rejects when it was not. Whoever calls it decides
   * whether that may fail what they are doing; no letter is worth a person's request.
   */
  send(letter: Letter): Promise<void>
  close(): void
}
