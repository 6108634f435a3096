import { dashboardPath, printPath } from '../../../addresses/paths'
import { dayWords } from '../../../ui/date-words'
import type { Tone } from '../../../ui/tone'
import { cardCheckTexts as texts } from '../texts-card-check'
import type { CardStatus, Fault } from './card-status'

export interface StatusMessage {
  tone: Tone
  title: string
  text: string
  repair?: { to: string; label: string }
}

const { repairs } = texts

const toCodes = dashboardPath('qr-codes')

export function messagesOf(status: CardStatus): StatusMessage[] {
  if (status.whose === 'unknown') return [unknownMessage()]
  if (status.whose === 'dead') return [deadMessage(status)]
  const { code, faults, printed } = status
  if (faults.length === 0) return [currentMessage(printed)]
  // Faults are in the order of their repairs, because an update makes all earlier prints outdated.
  return faults.map(fault => faultMessage(fault, printPath(code.id)))
}

const unknownMessage = (): StatusMessage => ({
  tone: 'warn',
  ...texts.unknown,
  repair: { to: toCodes, label: repairs.codes },
})

function deadMessage(status: Extract<CardStatus, { whose: 'dead' }>): StatusMessage {
  const isReplaced = status.became === 'replaced'
  const { title, text } = isReplaced ? texts.replaced : texts.deleted
  return {
    tone: 'danger',
    title,
    text: text({ day: dayWords(status.printedAt) }),
    repair: isReplaced
      ? { to: printPath(status.code.id), label: repairs.printNew }
      : { to: toCodes, label: repairs.make },
  }
}

function currentMessage(
  printed: { card: { revision: number }; madeAtMs: number } | undefined,
): StatusMessage {
  const { title, text, withoutCopy } = texts.current
  return {
    tone: 'ok',
    title,
    text: printed
      ? text({ day: dayWords(printed.madeAtMs), revision: printed.card.revision })
      : withoutCopy,
  }
}

type Repair = 'print' | 'renew' | 'update'

const FAULTS: Record<Fault, { tone: Tone; repair?: Repair }> = {
  expired: { tone: 'danger', repair: 'renew' },
  foreignHost: { tone: 'danger', repair: 'print' },
  unsent: { tone: 'info' },
  copyDamaged: { tone: 'danger', repair: 'print' },
  copyNewer: { tone: 'info' },
  copyMissing: { tone: 'warn', repair: 'print' },
  copyOlder: { tone: 'warn', repair: 'print' },
  copyExpired: { tone: 'warn', repair: 'print' },
  wordsOlder: { tone: 'warn', repair: 'print' },
  recordChanged: { tone: 'warn', repair: 'update' },
}

function faultMessage(fault: Fault, toPrint: string): StatusMessage {
  const { tone, repair } = FAULTS[fault]
  return {
    tone,
    ...texts.faults[fault],
    ...(repair && {
      repair: { to: repair === 'print' ? toPrint : toCodes, label: repairs[repair] },
    }),
  }
}
