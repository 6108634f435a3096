import type { ResponderCard } from 'sync-protocol/disclosure'
import { dashboardPath, printPath } from '../../../addresses/paths'
import { dayWords } from '../../../ui/date-words'
import type { Tone } from '../../../ui/tone'
import type { CardStatus, Fault } from './card-status'

export interface StatusMessage {
  tone: Tone
  title: string
  text: string
  mend?: { to: string; label: string }
}

const TO_CODES = { to: dashboardPath('qr-codes'), label: 'To the QR codes' }

export function messagesOf(status: CardStatus): StatusMessage[] {
  if (status.whose === 'unknown') return [UNKNOWN]
  if (status.whose === 'dead') return [deadWords(status)]
  const { code, faults, printed } = status
  const print = { to: printPath(code.id), label: 'Print it again' }
  if (faults.length === 0) return [current(printed)]
  // Faults are in the order of their repairs, because an update makes all earlier prints outdated.
  return faults.map(fault => ({ ...FAULTS[fault](print), title: FAULT_TITLES[fault] }))
}

const UNKNOWN: StatusMessage = {
  tone: 'warn',
  title: 'This is not one of your codes',
  text: 'It may be somebody else’s. If you made it on another device, open the app there with a connection first. If it was yours once, its link was replaced or deleted: throw the card away.',
  mend: TO_CODES,
}

function deadWords(status: Extract<CardStatus, { whose: 'dead' }>): StatusMessage {
  const printed = `You printed it on ${dayWords(status.printedAt)}`
  if (status.became === 'replaced') {
    return {
      tone: 'danger',
      title: 'This card carries the old link',
      text: `${printed}, and replaced its link since: it opens nothing any more. Print the new one and throw this one away.`,
      mend: { to: printPath(status.code.id), label: 'Print the new one' },
    }
  }
  return {
    tone: 'danger',
    title: 'The code of this card was deleted',
    text: `${printed}, and deleted its code since: it opens nothing any more. Make a code, print it, and throw this card away.`,
    mend: { ...TO_CODES, label: 'Make a code' },
  }
}

function current(printed: { card: ResponderCard; madeAtMs: number } | undefined): StatusMessage {
  return {
    tone: 'ok',
    title: 'This card is yours, and current',
    text: printed
      ? `Its offline copy was made on ${dayWords(printed.madeAtMs)} (revision ${printed.card.revision}), and your record has not changed since.`
      : 'With a connection it opens your record as it is now. It carries no offline copy.',
  }
}

const FAULT_TITLES: Record<Fault, string> = {
  expired: 'This code has expired',
  foreignHost: 'This card leads to another address',
  unsent: 'This code is not live yet',
  copyDamaged: 'Its offline copy cannot be read',
  copyNewer: 'Its offline copy was made by a newer version',
  copyMissing: 'This card has no offline copy',
  copyOlder: 'This card is out of date',
  copyExpired: 'Its offline copy has expired',
  wordsOlder: 'The words on this card may be out of date',
  recordChanged: 'The record changed after this code was made',
}

type Mend = NonNullable<StatusMessage['mend']>

const FAULTS: Record<Fault, (print: Mend) => Omit<StatusMessage, 'title'>> = {
  expired: () => ({
    tone: 'danger',
    text: 'It opens nothing any more. Choose a new expiration, update the code, and print it again.',
    mend: { ...TO_CODES, label: 'Renew it' },
  }),
  foreignHost: print => ({
    tone: 'danger',
    text: 'The link on it names an address that this app does not use, so nobody may answer there.',
    mend: print,
  }),
  unsent: () => ({
    tone: 'info',
    text: 'It opens the current record once this device has sent it. Its offline copy, if it has one, works now.',
  }),
  copyDamaged: print => ({
    tone: 'danger',
    text: 'With a connection it still opens your record. Without one it shows nothing.',
    mend: print,
  }),
  copyNewer: () => ({
    tone: 'info',
    text: 'Update this app, then try the card again.',
  }),
  copyMissing: print => ({
    tone: 'warn',
    text: 'The code carries one now, the card was printed before. Without a connection it shows nothing.',
    mend: print,
  }),
  copyOlder: print => ({
    tone: 'warn',
    text: 'It was printed before the code was last updated. With a connection responders read the current record, without one the older.',
    mend: print,
  }),
  copyExpired: print => ({
    tone: 'warn',
    text: 'The code was renewed after this card was printed. Without a connection responders are told that it has expired.',
    mend: print,
  }),
  wordsOlder: print => ({
    tone: 'warn',
    text: 'The code was updated after you last printed it. Scanned, it opens the current record.',
    mend: print,
  }),
  recordChanged: () => ({
    tone: 'warn',
    text: 'Update the code, then print it again. Until then responders read the current record with a connection, and the older one without.',
    mend: { ...TO_CODES, label: 'Update it' },
  }),
}
