/**
 * The texts of "Tell the family", in every language of the page. The reader has someone's card at hand.
 */
import type { Locale } from '../card'
import { WORDS } from './help-words.table'

export interface HelpWords {
  /** The button, and the heading of what follows it. */
  tell: string
  /** What is sent: nothing from the card. */
  about: string
  number: string
  badNumber: string
  asked: string
  askedText: string
  nobody: string
  /**
   * No one was notified, or no one is notified again, so the helper should call the people on the card.
   */
  callThem: string
  tooMany: string
  placeText: string
  place: string
  /** Fills the field with the position without sending it. */
  locate: string
  send: string
  placeSent: string
  placeSentText: string
  back: string
}

export const helpWordsOf = (locale: Locale): HelpWords => WORDS[locale]
