/** Uses only data on this device, so it works offline and opens no responder's page. */
import type { ResponderCard } from 'sync-protocol/disclosure'
import { todayHere } from 'sync-protocol/medical'
import {
  decodeCapsule,
  freshnessOf,
  isExpired,
  linkMarkOf,
  type Print,
  type QrCode,
} from 'sync-protocol/qr'
import type { CodeLink } from '../recognise'

type StoredCode = QrCode & { id: string; isUnsent?: boolean }

export interface Mine<Code extends StoredCode = StoredCode> {
  recordMark: string
  codes: readonly Code[]
  prints: readonly Print[]
}

export type Fault =
  | 'expired'
  | 'unsent'
  | 'foreignHost'
  | 'copyDamaged'
  | 'copyNewer'
  | 'copyExpired'
  | 'copyMissing'
  | 'copyOlder'
  | 'wordsOlder'
  | 'recordChanged'

export type CardStatus<Code extends StoredCode = StoredCode> =
  | { whose: 'unknown' }
  /** This device printed the card, but the link was replaced or the code deleted. */
  | { whose: 'dead'; became: 'replaced'; code: Code; printedAt: string }
  | { whose: 'dead'; became: 'deleted'; printedAt: string }
  | {
      whose: 'mine'
      code: Code
      faults: Fault[]
      printed?: { card: ResponderCard; madeAtMs: number }
    }

export function cardStatusOf<Code extends StoredCode>(
  link: CodeLink & { isOurHost: boolean },
  { recordMark, codes, prints }: Mine<Code>,
  nowMs: number,
): CardStatus<Code> {
  const code = codes.find(({ token }) => token === link.token)
  if (!code) return statusOfUnknown(link.token, codes, prints)

  const read = (digits: string) => decodeCapsule(digits, todayHere(new Date(nowMs)))
  const decoded = link.capsule ? read(link.capsule) : undefined
  const printed = decoded?.ok ? decoded : undefined
  const { isOutOfDate, places } = freshnessOf(code, prints, { recordMark, nowMs })
  const found: Record<Fault, boolean> = {
    expired: isExpired(code, nowMs),
    foreignHost: !link.isOurHost,
    unsent: code.isUnsent === true,
    copyDamaged: decoded?.ok === false && decoded.code === 'damaged',
    copyNewer: decoded?.ok === false && decoded.code === 'newer_version',
    copyMissing: !link.capsule && code.capsule !== '',
    copyOlder: printed !== undefined && !isSameMaking(printed, read(code.capsule)),
    copyExpired: !isExpired(code, nowMs) && printed !== undefined && isExpired(printed.card, nowMs),
    // A card does not say which print it is, so any outdated print counts.
    wordsOlder:
      !link.capsule &&
      code.capsule === '' &&
      !isOutOfDate &&
      places.some(({ status }) => status === 'outOfDate'),
    recordChanged: isOutOfDate,
  }
  const faults = (Object.keys(found) as Fault[]).filter(fault => found[fault]) // its keys
  return { whose: 'mine', code, faults, ...(printed && { printed }) }
}

type Copy = ReturnType<typeof decodeCapsule>

/** A small print holds less of the same copy than the code does. */
const isSameMaking = (printed: Extract<Copy, { ok: true }>, own: Copy): boolean =>
  own.ok && printed.card.revision === own.card.revision && printed.madeAtMs === own.madeAtMs

function statusOfUnknown<Code extends StoredCode>(
  token: string,
  codes: readonly Code[],
  prints: readonly Print[],
): CardStatus<Code> {
  const print = prints.find(({ linkMark }) => linkMark === linkMarkOf(token))
  if (!print) return { whose: 'unknown' }
  const { printedAt } = print
  const code = codes.find(({ id }) => id === print.codeId)
  return code
    ? { whose: 'dead', became: 'replaced', code, printedAt }
    : { whose: 'dead', became: 'deleted', printedAt }
}
