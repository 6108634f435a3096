import type { Locale } from 'sync-protocol/languages'
import { momentWords } from '../core/moment-words'
import type { Reader as MailReader } from '../mail/reader'
import type { AlertEvent } from '../outbox/message'
import { alertTexts } from './texts'

export type AlertWords = {
  language: Locale
  title: string
  body: string
  /** Introduces the link to the helper's location. */
  toPlace?: (facts: { link: string }) => string
}

type Reader = MailReader & {
  /** First name of the card's owner, or empty. */
  name: string
  isOwn: boolean
}

export function wordsOf({ kind, atMs, callback }: AlertEvent, reader: Reader): AlertWords {
  const { language, timeZone } = reader
  const texts = alertTexts(language)
  const moment = momentWords(new Date(atMs), timeZone, language)
  const title = titleOf(kind, reader)
  switch (kind) {
    case 'opened':
      return { language, title, body: texts.opened.body({ moment }) }
    case 'helping': {
      const { body, bodyWithPhone, toPlace } = texts.helping
      const hasPhone = callback !== undefined
      return {
        language,
        title,
        body: hasPhone ? bodyWithPhone({ moment, phone: callback }) : body({ moment }),
        toPlace,
      }
    }
    case 'place': {
      const { body, toPlace } = texts.place
      return { language, title, body: body({ moment }), toPlace }
    }
  }
}

function titleOf(kind: AlertEvent['kind'], { name, isOwn, language }: Reader): string {
  const { own, other, unnamed } = alertTexts(language)[kind].title
  if (isOwn) return own
  return name === '' ? unnamed : other({ name })
}
