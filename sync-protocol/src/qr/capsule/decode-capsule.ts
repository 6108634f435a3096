/**
 * The card in a printed link's digits. Never throws and never half-reads: digits that no encoder
 * made are `damaged`, those of a later codec `newer_version`. Whether a card has expired is the
 * reader's to say, before anything of it is shown: `card.expiresAt`.
 */
import { readOn } from '../../card/age'
import type { ResponderCard } from '../../card/card'
import { content } from './card-layout'
import { Channel } from './channel'
import { DamagedCapsule } from './damaged'
import { CODEC_VERSION, MINUTE_MS, unframe } from './frame'

export type DecodedCapsule =
  | { ok: true; card: ResponderCard; madeAtMs: number }
  | { ok: false; code: 'damaged' | 'newer_version' }

/** `today` (`YYYY-MM-DD`) is for the age, told from the month of birth. */
export function decodeCapsule(digits: string, today: string): DecodedCapsule {
  if (/^\d+$/.test(digits) && Number(digits[0]) > CODEC_VERSION) {
    return { ok: false, code: 'newer_version' }
  }
  try {
    const { changedAtMinutes, payload } = unframe(digits)
    const { card, madeAtMs } = Channel.read(payload, channel =>
      content(channel, undefined, changedAtMinutes * MINUTE_MS),
    )
    return { ok: true, card: readOn(card, today), madeAtMs }
  } catch (error) {
    if (error instanceof DamagedCapsule) return { ok: false, code: 'damaged' }
    throw error
  }
}
