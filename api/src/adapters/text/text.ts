/** Ways to reach a contact beside e-mail; each is off unless the operator has set it up. */
export type TextWay = 'sms' | 'ntfy'

export type TextMessage = {
  title: string
  body: string
  /** What a press on it does, and where that leads. */
  link: { title: string; url: string }
}

/** `refused`: not this message, nor ever. `later`: no answer, too many, or a fault of its own. */
export type TextOutcome = { kind: 'taken' } | { kind: 'refused' | 'later'; status: number }

export type TextAdapter = {
  /** The most texts in 24 hours, to all recipients together. Undefined if texts cost nothing. */
  perDay?: number
  /** An address as it is kept; undefined for what is none. */
  read(typed: string): string | undefined
  /** Never rejects. */
  send(to: string, message: TextMessage): Promise<TextOutcome>
}

export type Texts = Partial<Record<TextWay, TextAdapter>>
