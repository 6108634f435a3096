/**
 * A card as the digits that follow `#` in a printed link. What does not fit `maxDigits` is left out
 * by importance and named in `omitted`: nothing is ever cut silently, no text is ever shortened.
 * `kept` is exactly what `decodeCapsule` will return (but for the age, which depends on the day).
 * Pure: the same card gives the same digits.
 */
import type { ResponderCard } from '../../card/card'
import { assemble } from './assemble'
import { CAPSULE_LEVELS, content } from './card-layout'
import { Channel } from './channel'
import { DamagedCapsule } from './damaged'
import { frame, framedLength, MAX_PAYLOAD_BYTES, MINUTE_MS, wholeMinutes } from './frame'
import { isEssential, type Piece, piecesOf } from './pieces'

export interface OmittedItem extends Omit<Piece, 'importance'> {
  /** No room in this print, or a link to a file, which only works online. */
  reason: 'no_room' | 'online_only'
}

export interface CapsuleOptions {
  /** See `capsuleRoom`. */
  maxDigits: number
  /** When this copy is made; by default when the record last changed. */
  madeAtMs?: number
}

export interface EncodedCapsule {
  digits: string
  kept: ResponderCard
  omitted: OmittedItem[]
}

/** Digits of the smallest capsule there is; less room than this is a caller's mistake. */
export const MIN_CAPSULE_DIGITS = 80
/** Room that is not worth another try, and tries that are enough: phones are slow. */
const SPARE_DIGITS = 5
const MAX_MISSES = 6

export function encodeCapsule(card: ResponderCard, options: CapsuleOptions): EncodedCapsule {
  if (!CAPSULE_LEVELS.some(level => level === card.level)) {
    throw new RangeError(`A code of level ${card.level} carries no offline copy`)
  }
  if (options.maxDigits < MIN_CAPSULE_DIGITS) throw new RangeError('No room for a capsule')
  const attempt = (tried: ResponderCard) => write(tried, options)
  const whole = attempt({ ...card, isPartial: false })
  if (whole.fits) return { ...finish(whole), omitted: onlineOnly(card) }

  const pieces = piecesOf(card)
  const chosen = choose(pieces, kept => attempt(assemble(card, kept)))
  const omitted = pieces.filter(piece => !chosen.pieces.includes(piece)).map(toOmitted)
  return { ...finish(chosen.attempt), omitted: [...omitted, ...onlineOnly(card)] }
}

interface Attempt {
  fits: boolean
  spareDigits: number
  payload: Uint8Array
  kept: ResponderCard
}

function write(card: ResponderCard, { maxDigits, madeAtMs }: CapsuleOptions): Attempt {
  const changedAtMs = wholeMinutes(card.changedAtMs) * MINUTE_MS
  const written = { card, madeAtMs: madeAtMs ?? changedAtMs }
  try {
    const { bytes, kept } = Channel.write(channel => content(channel, written, changedAtMs))
    const spareDigits = maxDigits - framedLength(bytes.length)
    const fits = bytes.length <= MAX_PAYLOAD_BYTES && spareDigits >= 0
    return { fits, spareDigits, payload: bytes, kept: kept.card }
  } catch (error) {
    // A reader would refuse so much text, however small it came out.
    if (error instanceof DamagedCapsule) {
      return { fits: false, spareDigits: 0, payload: new Uint8Array(), kept: card }
    }
    throw error
  }
}

const finish = ({ payload, kept }: Attempt) => ({
  digits: frame(wholeMinutes(kept.changedAtMs), payload),
  kept,
})

/**
 * The longest run of the most important pieces that fits, then what else still does; but while
 * anything essential is left out, nothing that is not essential takes its room.
 */
function choose(
  pieces: readonly Piece[],
  attemptWith: (pieces: readonly Piece[]) => Attempt,
): { pieces: readonly Piece[]; attempt: Attempt } {
  let best = { pieces: pieces.slice(0, 0), attempt: attemptWith([]) }
  let tooMany = pieces.length
  while (tooMany - best.pieces.length > 1) {
    const half = pieces.slice(0, (best.pieces.length + tooMany) >> 1)
    const attempt = attemptWith(half)
    if (attempt.fits) best = { pieces: half, attempt }
    else tooMany = half.length
  }
  let misses = 0
  let isEssentialMissing = false
  for (const piece of pieces.slice(best.pieces.length)) {
    const more = [...best.pieces, piece]
    if (!hasItsItem(more, piece) || (isEssentialMissing && !isEssential(piece))) continue
    if (best.attempt.spareDigits <= SPARE_DIGITS || misses === MAX_MISSES) break
    const attempt = attemptWith(more)
    if (attempt.fits) best = { pieces: more, attempt }
    else {
      misses++
      isEssentialMissing ||= isEssential(piece)
    }
  }
  return best
}

/** A reaction or a dose without its allergy or medicine would say nothing. */
function hasItsItem(pieces: readonly Piece[], { section, index, field }: Piece): boolean {
  if (index === undefined || field === undefined) return true
  return pieces.some(p => p.section === section && p.index === index && p.field === undefined)
}

function toOmitted({ importance: _importance, ...piece }: Piece): OmittedItem {
  return { ...piece, reason: 'no_room' }
}

function onlineOnly({ identity, dnr }: ResponderCard): OmittedItem[] {
  const photo = {
    section: 'identity',
    field: 'photoUrl',
    label: '',
    reason: 'online_only',
  } as const
  const file = { section: 'dnr', field: 'documentUrl', label: '', reason: 'online_only' } as const
  return [...(identity.photoUrl ? [photo] : []), ...(dnr?.documentUrl ? [file] : [])]
}
