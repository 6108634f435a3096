import type { SendOutcome } from '../send-outcome'

/** Each way is off unless the operator has set it up. */
export type TextWay = 'sms' | 'ntfy'

export type TextMessage = {
  title: string
  body: string
  link: { title: string; url: string }
}

export type TextAdapter = {
  /** The most texts in 24 hours to all recipients together, if texts cost money. */
  perDay?: number
  /** Returns the stored form of an address, or undefined. */
  read(typed: string): string | undefined
  /** Never rejects. A service that knows the `id` already sends no second text. */
  send(to: string, message: TextMessage, id: string): Promise<SendOutcome>
}

export type Texts = Partial<Record<TextWay, TextAdapter>>
