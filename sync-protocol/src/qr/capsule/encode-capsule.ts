/**
 * A card as the digits that follow `#` in a printed link, in the newest format. What does not fit
 * `maxDigits` is left out by harm and named in `omitted`, and the copy says so in its place:
 * nothing is ever cut silently. `kept` is exactly what `decodeCapsule` will return (but for what
 * depends on the day). Pure: the same card gives the same digits.
 */
import type { ResponderCard } from '../../card/card'
import { atOnce } from '../../card/words/in-parts'
import { choosePieces } from './choose-pieces'
import { DamagedCapsule } from './damaged'
import { bytesWithin, frame, framedLength, MINUTE_MS, wholeMinutes } from './frame'
import { CAPSULE_LEVELS } from './levels'
import { assemblerOf, type Piece, piecesOf } from './pieces'
import { VERSION, writerFor } from './v1'

export interface OmittedItem extends Omit<Piece, 'harm'> {
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

/** Digits that hold any card, cut down to saying of each list and part that it is left out. */
export const MIN_CAPSULE_DIGITS = 100

/** No card of more was ever small enough, and trying takes a phone seconds. */
const MAX_CHARACTERS = 20_000

export const encodeCapsule = (card: ResponderCard, options: CapsuleOptions): EncodedCapsule =>
  atOnce(encodeInParts(card, options))

/** The same in parts: a card that does not fit is tried a dozen times, and phones are slow. */
export function* encodeInParts(
  card: ResponderCard,
  options: CapsuleOptions,
): Generator<void, EncodedCapsule> {
  if (!CAPSULE_LEVELS.some(level => level === card.level)) {
    throw new RangeError(`A code of level ${card.level} carries no offline copy`)
  }
  const attempt = yield* attempterFor(card, options)
  const whole = attempt({ ...card, isPartial: card.isPartial ?? false })
  if (whole.spareDigits >= 0) return { ...finish(whole), omitted: onlineOnly(card) }

  const pieces = piecesOf(card)
  const assemble = assemblerOf(card, pieces)
  const chosen = yield* choosePieces(pieces, kept => attempt(assemble(kept)))
  if (chosen.attempt.spareDigits < 0) throw new RangeError('No room for a capsule')
  const omitted = pieces.filter(piece => !chosen.pieces.includes(piece)).map(toOmitted)
  return { ...finish(chosen.attempt), omitted: [...omitted, ...onlineOnly(card)] }
}

export interface Attempt {
  /** Below 0: it does not fit. */
  spareDigits: number
  payload: Uint8Array
  kept: ResponderCard
}

function* attempterFor(whole: ResponderCard, { maxDigits, madeAtMs }: CapsuleOptions) {
  const maxBytes = bytesWithin(maxDigits)
  const write = yield* writerFor(whole, maxBytes)
  const changedAtMs = wholeMinutes(whole.changedAtMs) * MINUTE_MS
  return (tried: ResponderCard): Attempt => {
    const nothing = { spareDigits: -1, payload: new Uint8Array(), kept: tried }
    if (JSON.stringify(tried).length > MAX_CHARACTERS) return nothing
    try {
      const card = { ...tried, changedAtMs }
      const { bytes, kept } = write({ card, madeAtMs: madeAtMs ?? changedAtMs })
      const isTooLong = bytes.length > maxBytes
      const spareDigits = isTooLong ? -1 : maxDigits - framedLength(bytes.length)
      return { spareDigits, payload: bytes, kept: kept.card }
    } catch (error) {
      // There is no room, or a reader would refuse so much text, however small it came out.
      if (!(error instanceof DamagedCapsule)) throw error
      return nothing
    }
  }
}

const finish = ({ payload, kept }: Attempt) => ({
  digits: frame(VERSION, wholeMinutes(kept.changedAtMs), payload),
  kept,
})

function toOmitted({ harm: _harm, ...piece }: Piece): OmittedItem {
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
