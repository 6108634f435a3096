import {
  byPlace,
  type Print,
  type PrintForm,
  type PrintStatus,
  type QrCode,
  statusOfPrint,
} from 'sync-protocol/qr'
import { dayWords } from '../../../ui/date-words'
import type { Tone } from '../../../ui/tone'
import { COMPARE_AFTER_MS } from './place-table'

export interface PlaceStatus {
  /** Undefined: the code was never there. */
  pill?: { tone: Tone; word: string }
  sentence: string
}

/** What became of the code in a place; `nowMs` tells whether a year has passed. */
export function statusOfPlace(
  form: PrintForm,
  code: Pick<QrCode, 'revision' | 'token'> & { id: string },
  prints: readonly Print[],
  nowMs: number,
): PlaceStatus {
  const { status, printedAt } = statusOfPrint(code, byPlace(prints).get(form) ?? [])
  if (status === 'never') return { sentence: '' }
  const day = dayWords(printedAt)
  if (form === 'medicalId') return medicalIdStatus(status, printedAt, nowMs)
  switch (status) {
    case 'current':
      return { pill: { tone: 'ok', word: 'Current' }, sentence: `Made on ${day}.` }
    case 'stale':
      return {
        pill: { tone: 'warn', word: 'Out of date' },
        sentence: `Made on ${day}, before the last update of the code.`,
      }
    case 'dead':
      return {
        pill: { tone: 'danger', word: 'Opens nothing' },
        sentence: `Made on ${day} with the old link, which you replaced. Take it away.`,
      }
  }
}

/** It has no link that could be replaced; it is typed, and drifts from the record by itself. */
function medicalIdStatus(status: PrintStatus, printedAt: string, nowMs: number): PlaceStatus {
  const sentence = `Compared on ${dayWords(printedAt)}.`
  const isOld = nowMs - Date.parse(printedAt) > COMPARE_AFTER_MS
  return status === 'current' && !isOld
    ? { pill: { tone: 'ok', word: 'Current' }, sentence }
    : {
        pill: { tone: 'warn', word: 'Compare again' },
        sentence: isOld ? `${sentence} That is more than a year ago.` : sentence,
      }
}
