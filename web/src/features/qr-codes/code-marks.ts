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
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.marks

interface Mark {
  tone: Tone
  /** One or two words, for the grid. */
  word: string
  sentence: string
}

export interface Moment {
  recordMark: string
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
      word: texts.expired,
      sentence: texts.expiredText,
    },
    code.refusal !== undefined && {
      tone: 'danger',
      word: texts.refused,
      sentence: texts.refusedText,
    },
    code.isUnsent && {
      tone: 'info',
      word: texts.notLive,
      sentence: notLiveText(moment.isLocal === true, code.capsule !== ''),
    },
    freshness.isOutOfDate && {
      tone: 'warn',
      word: texts.outOfDate,
      sentence: code.capsule === '' ? texts.changed : texts.changedWithCopy,
    },
    printMark(freshness),
  ]
  return marks.filter(mark => mark !== false)
}

function notLiveText(isLocal: boolean, hasCopy: boolean): string {
  if (isLocal) return hasCopy ? texts.notLiveLocalWithCopy : texts.notLiveLocal
  return hasCopy ? texts.notLiveUnsentWithCopy : texts.notLiveUnsent
}

const FROM_EDITOR: readonly PrintForm[] = ['card', 'travel', 'stickers']

/** A print cannot be recalled, so the owner is asked to print it again. */
function printMark({ isOutOfDate, places }: Freshness): Mark | false {
  const dead = places.find(({ status }) => status === 'dead')
  if (dead) {
    return {
      tone: 'danger',
      word: texts.reprint,
      sentence: texts.oldLink({ day: dayWords(dead.printedAt) }),
    }
  }
  const older = places.filter(({ status }) => status === 'outOfDate')
  const [first] = older
  if (!first) return false
  const isPaper = older.every(({ place }) => FROM_EDITOR.includes(place))
  const day = dayWords(first.printedAt)
  return {
    tone: 'warn',
    word: texts.reprint,
    sentence: isPaper
      ? (isOutOfDate ? texts.oldPaperUpdateFirst : texts.oldPaper)({ day })
      : isOutOfDate
        ? texts.oldPlacesUpdateFirst
        : texts.oldPlaces,
  }
}
