/**
 * What "Tell the family" says, in every language of the page. Its reader has the card of somebody at hand.
 */
import type { Locale } from '../card'
import { WORDS } from './help-words.table'

export interface HelpWords {
  /** The button, and the heading of what follows it. */
  tell: string
  /** What is sent: nothing of the card. */
  about: string
  number: string
  badNumber: string
  asked: string
  askedText: string
  nobody: string
  /** Nobody was told, or nobody is told again: call those on the card. */
  callThem: string
  tooMany: string
  placeText: string
  place: string
  /** Fills the field with the position; nothing is sent by it. */
  locate: string
  send: string
  placeSent: string
  placeSentText: string
  back: string
}

export const helpWordsOf = (locale: Locale): HelpWords => WORDS[locale]
