import {
  type Freshness,
  freshnessOf,
  isExpired,
  type Print,
  type PrintForm,
} from 'sync-protocol/qr'
import { dayWords } from '../../ui/date-words'
import type { Tone } from '../../ui/tone'
import type { SavedCode } from './code-actions'

interface Mark {
  tone: Tone
  /** One or two words, for the grid. */
  word: string
  sentence: string
}

export interface Moment {
  changedAtMs: number
  nowMs: number
  prints: readonly Print[]
  /** Without an account, no server knows the code yet. */
  isLocal?: boolean
}

export const isOutOfDate = (code: SavedCode, moment: Moment): boolean =>
  freshnessOf(code, moment.prints, moment).isOutOfDate

export function marksOf(code: SavedCode, moment: Moment): Mark[] {
  const freshness = freshnessOf(code, moment.prints, moment)
  const marks: (Mark | false)[] = [
    isExpired(code, moment.nowMs) && {
      tone: 'danger',
      word: 'Expired',
      sentence: 'It opens nothing any more. Choose a new expiration and update it.',
    },
    code.refusal !== undefined && {
      tone: 'danger',
      word: 'Not saved',
      sentence: 'The server did not take this code. The overview says why.',
    },
    code.isUnsent && {
      tone: 'info',
      word: 'Not live yet',
      sentence: `Not live until ${moment.isLocal ? 'you back up your record' : 'the next connection'}.${
        code.capsule === '' ? '' : ' Its offline copy works at once.'
      }`,
    },
    freshness.isOutOfDate && {
      tone: 'warn',
      word: 'Out of date',
      sentence: freshness.isMadeAhead
        ? 'A clock was wrong when this code was made, so nobody can tell what changed since. Update it.'
        : code.capsule === ''
          ? 'The record changed after this code was made.'
          : 'The record changed after this code was made: without a connection it shows the older one.',
    },
    printMark(freshness),
  ]
  return marks.filter(mark => mark !== false)
}

const FROM_EDITOR: readonly PrintForm[] = ['card', 'travel', 'stickers', 'page']

/** A print cannot be recalled, so the owner is asked to print it again. */
function printMark({ isOutOfDate, places }: Freshness): Mark | false {
  const dead = places.find(({ status }) => status === 'dead')
  if (dead) {
    return {
      tone: 'danger',
      word: 'Reprint',
      sentence: `What you printed on ${dayWords(dead.printedAt)} carries the old link, which you replaced. Print it again and throw the old one away.`,
    }
  }
  const older = places.filter(({ status }) => status === 'outOfDate')
  const [first] = older
  if (!first) return false
  const isPaper = older.every(({ place }) => FROM_EDITOR.includes(place))
  const then = isOutOfDate ? ' Update this code first.' : ''
  return {
    tone: 'warn',
    word: 'Reprint',
    sentence: isPaper
      ? `The printed card is out of date: reprint it. It was printed on ${dayWords(first.printedAt)}, before the last change.${then}`
      : `What you made for other places is out of date: see Print, More places.${then}`,
  }
}
