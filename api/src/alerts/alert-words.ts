import { momentWords } from '../core/moment-words'
import type { AlertEvent } from '../outbox/message'
import { alertTexts } from './texts'

export type AlertWords = {
  title: string
  body: string
  /** Introduces the link to the helper's location. */
  toPlace?: (facts: { link: string }) => string
}

type Reader = {
  /** First name of the card's owner, or empty. */
  name: string
  isOwn: boolean
  timeZone: string | null
}

export function wordsOf({ kind, atMs, callback }: AlertEvent, reader: Reader): AlertWords {
  const moment = momentWords(new Date(atMs), reader.timeZone)
  const title = titleOf(kind, reader)
  switch (kind) {
    case 'opened':
      return { title, body: alertTexts.opened.body({ moment }) }
    case 'helping': {
      const { body, bodyWithPhone, toPlace } = alertTexts.helping
      const hasPhone = callback !== undefined
      return {
        title,
        body: hasPhone ? bodyWithPhone({ moment, phone: callback }) : body({ moment }),
        toPlace,
      }
    }
    case 'place': {
      const { body, toPlace } = alertTexts.place
      return { title, body: body({ moment }), toPlace }
    }
  }
}

function titleOf(kind: AlertEvent['kind'], { name, isOwn }: Reader): string {
  const { own, other, unnamed } = alertTexts[kind].title
  if (isOwn) return own
  return name === '' ? unnamed : other({ name })
}
