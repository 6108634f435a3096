/** These texts are for a helper who has someone's card at hand. */
import type { Locale } from '../card'
import { WORDS } from './help-words.table'

interface HelpWords {
  tell: string
  /** Says that nothing from the card is sent. */
  about: string
  number: string
  badNumber: string
  asked: string
  askedText: string
  nobody: string
  /** The helper should call the people on the card, because no one is notified, or not again. */
  callThem: string
  tooMany: string
  placeText: string
  place: string
  /** Fills the field without sending anything. */
  locate: string
  send: string
  placeSent: string
  placeSentText: string
  back: string
}

export const helpWordsOf = (locale: Locale): HelpWords => WORDS[locale]
