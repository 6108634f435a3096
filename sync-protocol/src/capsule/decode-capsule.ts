/**
 * Reads a card completely or not at all, and never throws. Digits that no encoder made are `damaged`. The
 * caller checks `card.expiresAt` before showing any of it.
 */
import { readOn } from '../card/age'
import { type ReadCapsule, readerOf } from './formats'
import { read } from './v1'

type DecodedCapsule = ReadCapsule

/** Without values that depend on the day. */
export const readCapsule = readerOf({ 1: read })

/** `today` is `YYYY-MM-DD`. */
export function decodeCapsule(digits: string, today: string): DecodedCapsule {
  const result = readCapsule(digits)
  return result.ok ? { ...result, card: readOn(result.card, today) } : result
}
