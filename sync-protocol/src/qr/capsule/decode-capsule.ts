/**
 * The card in a printed link's digits. Never throws and never half-reads: digits that no encoder
 * made are `damaged`, those of a later format `newer_version`. Whether a card has expired is the
 * reader's to say, before anything of it is shown: `card.expiresAt`.
 */
import { readOn } from '../../card/age'
import { type ReadCapsule, readerOf } from './formats'
import { read } from './v1'

export type DecodedCapsule = ReadCapsule

/** The card as it was written, whatever the day. */
export const readCapsule = readerOf({ 1: read })

/** `today` (`YYYY-MM-DD`) is for what depends on it: the age, whether a due date has passed. */
export function decodeCapsule(digits: string, today: string): DecodedCapsule {
  const result = readCapsule(digits)
  return result.ok ? { ...result, card: readOn(result.card, today) } : result
}
