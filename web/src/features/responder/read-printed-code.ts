import type { ResponderCard } from 'sync-protocol/disclosure'
import { todayHere } from 'sync-protocol/medical'
import { decodeCapsule, isExpired } from 'sync-protocol/qr'

/** What the fragment of a scanned link holds. */
export type PrintedCode =
  | { kind: 'noCopy' | 'damaged' | 'newerVersion' }
  | { kind: 'copy'; card: ResponderCard; madeAtMs: number; isExpired: boolean }

/** `hash` as the browser tells it, with its `#`; the clock is for the age and the expiry. */
export function readPrintedCode(hash: string, nowMs: number): PrintedCode {
  // Without what a chat program glued to the link.
  const digits = hash.replace(/^#|[^0-9a-z]{1,8}$/gi, '')
  if (digits === '') return { kind: 'noCopy' }
  const decoded = decodeCapsule(digits, todayHere(new Date(nowMs)))
  if (!decoded.ok) return { kind: decoded.code === 'newer_version' ? 'newerVersion' : 'damaged' }
  const { card, madeAtMs } = decoded
  return { kind: 'copy', card, madeAtMs, isExpired: isExpired(card, nowMs) }
}
