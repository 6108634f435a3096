import type { Freshness, PlaceFreshness, PrintForm } from 'sync-protocol/qr'
import { dayWords } from '../../../ui/date-words'
import type { Tone } from '../../../ui/tone'
import { printTexts } from '../texts'

interface PlaceStatus {
  pill?: { tone: Tone; word: string }
  sentence: string
}

const words = printTexts.places

export function statusOfPlace(form: PrintForm, { places }: Freshness): PlaceStatus {
  const found = places.find(({ place }) => place === form)
  if (!found) return { sentence: '' }
  if (form === 'medicalId') return medicalIdStatus(found)
  const day = dayWords(found.printedAt)
  switch (found.status) {
    case 'current':
      return { pill: { tone: 'ok', word: words.current }, sentence: words.madeOn({ day }) }
    case 'outOfDate':
      return {
        pill: { tone: 'warn', word: words.outOfDate },
        sentence: words.changedSince({ day }),
      }
    case 'expired':
      return {
        pill: { tone: 'danger', word: words.expired },
        sentence: words.expiredSince({ day }),
      }
    case 'dead':
      return {
        pill: { tone: 'danger', word: words.opensNothing },
        sentence: words.replacedSince({ day }),
      }
  }
}

function medicalIdStatus({ status, printedAt, isAYearOld }: PlaceFreshness): PlaceStatus {
  const day = dayWords(printedAt)
  return {
    pill:
      status === 'current'
        ? { tone: 'ok', word: words.current }
        : { tone: 'warn', word: words.compareAgain },
    sentence: isAYearOld ? words.comparedLongAgo({ day }) : words.comparedOn({ day }),
  }
}
