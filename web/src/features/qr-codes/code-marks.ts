/** The state of a saved code: everything its owner should know before relying on it. */
import {
  byPlace,
  isExpired,
  isMadeAhead,
  isOlderThanRecord,
  type Print,
  type PrintForm,
  statusOfPrint,
} from 'sync-protocol/qr'
import { dayWords } from '../../ui/date-words'
import type { Tone } from '../../ui/tone'
import type { SavedCode } from './code-actions'

export interface Mark {
  tone: Tone
  /** One or two words, for the grid. */
  word: string
  sentence: string
}

export interface Moment {
  /** Of the record. */
  changedAtMs: number
  nowMs: number
  /** What of any code is on paper. */
  prints: readonly Print[]
  /** The owner has no account: no server will know the code before there is one. */
  isLocal?: boolean
}

/** What it shows is the record as it was: an update brings it up to date. */
export const isOutOfDate = (code: SavedCode, { changedAtMs, nowMs }: Moment): boolean =>
  isOlderThanRecord(code, changedAtMs, nowMs)

export function marksOf(code: SavedCode, moment: Moment): Mark[] {
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
    isOutOfDate(code, moment) && {
      tone: 'warn',
      word: 'Out of date',
      sentence: isMadeAhead(code, moment.nowMs)
        ? 'A clock was wrong when this code was made, so nobody can tell what changed since. Update it.'
        : code.capsule === ''
          ? 'Your record changed after this code was made.'
          : 'Your record changed after this code was made: without a connection it shows the older one.',
    },
    printMark(code, moment),
  ]
  return marks.filter(mark => mark !== false)
}

/** What the print editor makes. */
const FROM_EDITOR: readonly PrintForm[] = ['card', 'stickers', 'page']

/**
 * What was made cannot be called back: its owner is asked to make it again. Each place counts by
 * itself: a new card makes no older wallpaper right.
 */
function printMark(code: SavedCode, { prints }: Moment): Mark | false {
  const made = [...byPlace(prints)].map(([place, own]) => ({ place, ...statusOfPrint(code, own) }))
  // What the phone's own Medical ID says was typed: it has no link that could be replaced.
  const dead = made.find(({ status, place }) => status === 'dead' && place !== 'medicalId')
  if (dead) {
    return {
      tone: 'danger',
      word: 'Reprint',
      sentence: `What you printed on ${dayWords(dead.printedAt)} carries the old link, which you replaced. Print it again and throw the old one away.`,
    }
  }
  const stale = made.filter(({ status }) => status === 'stale')
  const [first] = stale
  if (!first) return false
  const isPaper = stale.every(({ place }) => FROM_EDITOR.includes(place))
  return {
    tone: 'warn',
    word: 'Reprint',
    sentence: isPaper
      ? `Your printed card is out of date: reprint it. What you printed on ${dayWords(first.printedAt)} was made before the last update.`
      : 'What you made for other places is out of date: see Print, More places.',
  }
}
