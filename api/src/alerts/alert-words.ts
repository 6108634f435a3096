import type { AlertEvent } from '../outbox/message'

/** Contains a first name from the record and nothing that the code shows. */
export type AlertWords = { title: string; body: string }

type Reader = {
  /** First name of the card's owner, or empty. */
  name: string
  isOwn: boolean
}

/** No message claims that anything happened, because that is unknown. */
const MAYBE = 'This may be a test.'

export function wordsOf({ kind, atMs, callback }: AlertEvent, { name, isOwn }: Reader): AlertWords {
  const card = isOwn ? 'your card' : name === '' ? 'a card you are told about' : `${name}’s card`
  const at = `${new Date(atMs).toISOString().slice(11, 16)} UTC`
  switch (kind) {
    case 'opened':
      return {
        title: `${capital(card)} was opened`,
        body: `Somebody scanned its code at ${at}. ${MAYBE}`,
      }
    case 'helping':
      return {
        title: `Somebody with ${card} asks for you`,
        body: [
          `They pressed “Tell the family” at ${at}.`,
          callback === undefined ? 'They left no number.' : `They can be called: ${callback}.`,
          MAYBE,
        ].join(' '),
      }
    case 'place':
      return {
        title: `Where the helper with ${card} is`,
        body: `They sent it at ${at}. It can be seen for 24 hours. ${MAYBE}`,
      }
  }
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
