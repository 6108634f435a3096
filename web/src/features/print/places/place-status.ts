import type { Freshness, PlaceFreshness, PrintForm } from 'sync-protocol/qr'
import { dayWords } from '../../../ui/date-words'
import type { Tone } from '../../../ui/tone'

interface PlaceStatus {
  pill?: { tone: Tone; word: string }
  sentence: string
}

export function statusOfPlace(form: PrintForm, { places }: Freshness): PlaceStatus {
  const found = places.find(({ place }) => place === form)
  if (!found) return { sentence: '' }
  if (form === 'medicalId') return medicalIdStatus(found)
  const day = dayWords(found.printedAt)
  switch (found.status) {
    case 'current':
      return { pill: { tone: 'ok', word: 'Current' }, sentence: `Made on ${day}.` }
    case 'outOfDate':
      return {
        pill: { tone: 'warn', word: 'Out of date' },
        sentence: `Made on ${day}. The record or the code has changed since.`,
      }
    case 'dead':
      return {
        pill: { tone: 'danger', word: 'Opens nothing' },
        sentence: `Made on ${day} with the old link, which you replaced. Take it away.`,
      }
  }
}

function medicalIdStatus({ status, printedAt, isAYearOld }: PlaceFreshness): PlaceStatus {
  const sentence = `Compared on ${dayWords(printedAt)}.`
  return status === 'current'
    ? { pill: { tone: 'ok', word: 'Current' }, sentence }
    : {
        pill: { tone: 'warn', word: 'Compare again' },
        sentence: isAYearOld ? `${sentence} That is more than a year ago.` : sentence,
      }
}
