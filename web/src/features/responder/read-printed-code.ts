import type { ResponderCard } from 'sync-protocol/disclosure'
import { todayHere } from 'sync-protocol/medical'
import { decodeCapsule, isExpired } from 'sync-protocol/qr'

export type ReadCode =
  | { kind: 'noCopy' | 'damaged' | 'newerVersion' }
  | { kind: 'copy'; card: ResponderCard; madeAtMs: number; isExpired: boolean }

/** `hash` includes its `#`. */
export function readPrintedCode(hash: string, nowMs: number): ReadCode {
  // Removes characters that a chat program appended to the link.
  const digits = hash.replace(/^#|[^0-9a-z]{1,8}$/gi, '')
  if (digits === '') return { kind: 'noCopy' }
  const decoded = decodeCapsule(digits, todayHere(new Date(nowMs)))
  if (!decoded.ok) return { kind: decoded.code === 'newer_version' ? 'newerVersion' : 'damaged' }
  const { card, madeAtMs } = decoded
  return { kind: 'copy', card, madeAtMs, isExpired: isExpired(card, nowMs) }
}
