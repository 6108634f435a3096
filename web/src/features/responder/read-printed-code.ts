import type { ResponderCard } from 'sync-protocol/disclosure'
import { decodeCapsule, isExpired } from 'sync-protocol/qr'

/** What the fragment of a scanned link holds. */
export type PrintedCode =
  | { kind: 'noCopy' | 'damaged' | 'newerVersion' }
  | { kind: 'copy'; card: ResponderCard; madeAtMs: number; isExpired: boolean }

/** `hash` as the browser tells it, with its `#`; the clock is for the age and the expiry. */
export function readPrintedCode(hash: string, nowMs: number): PrintedCode {
  const digits = hash.replace(/^#/, '')
  if (digits === '') return { kind: 'noCopy' }
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const decoded = decodeCapsule(digits, today)
  if (!decoded.ok) return { kind: decoded.code === 'newer_version' ? 'newerVersion' : 'damaged' }
  const { card, madeAtMs } = decoded
  return { kind: 'copy', card, madeAtMs, isExpired: isExpired(card, nowMs) }
}
