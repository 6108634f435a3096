/** Each way is off unless the operator has set it up. */
export type TextWay = 'sms' | 'ntfy'

export type TextMessage = {
  title: string
  body: string
  link: { title: string; url: string }
}

/** `refused`: never accepted. `later`: no answer, too many messages, or the service's own fault. */
export type TextOutcome = { kind: 'taken' } | { kind: 'refused' | 'later'; status: number }

export type TextAdapter = {
  /** The most texts in 24 hours to all recipients together, if texts cost money. */
  perDay?: number
  /** Returns the stored form of an address, or undefined. */
  read(typed: string): string | undefined
  /** Never rejects. */
  send(to: string, message: TextMessage): Promise<TextOutcome>
}

export type Texts = Partial<Record<TextWay, TextAdapter>>
