import { freshnessOf, isExpired, type Moment, type Print, type QrCode } from 'sync-protocol/qr'

type StoredCode = QrCode & { id: string }

interface PrintReminder<Code extends StoredCode = StoredCode> {
  code: Code
  text: string
  /** The code has to be updated first, because a print made before would hold the older copy. */
  isUpdate: boolean
}

export function printReminders<Code extends StoredCode>(
  codes: readonly Code[],
  prints: readonly Print[],
  moment: Moment,
): PrintReminder<Code>[] {
  return codes
    .filter(code => !isExpired(code, moment.nowMs))
    .map(code => {
      const { isOutOfDate, places } = freshnessOf(code, prints, moment)
      const count = (wanted: string) => places.filter(({ status }) => status === wanted).length
      const texts = [
        deadWords(count('dead')),
        isOutOfDate ? updateWords(count('outOfDate')) : againWords(count('outOfDate')),
      ]
      return { code, text: texts.filter(Boolean).join(' '), isUpdate: isOutOfDate }
    })
    .filter(({ text }) => text !== '')
}

const printsWords = (count: number) => (count === 1 ? '1 print' : `${count} prints`)
const CHANGED = 'The record changed after this code was made.'

function updateWords(prints: number): string {
  return prints === 0
    ? `${CHANGED} Update it.`
    : `${CHANGED} Update it, then make ${printsWords(prints)} again.`
}

function againWords(prints: number): string {
  if (prints === 0) return ''
  return `${printsWords(prints)} ${prints === 1 ? 'is' : 'are'} out of date. Make ${prints === 1 ? 'it' : 'them'} again.`
}

function deadWords(prints: number): string {
  if (prints === 0) return ''
  return `${printsWords(prints)} ${prints === 1 ? 'opens' : 'open'} nothing. Throw ${prints === 1 ? 'it' : 'them'} away.`
}
