/**
 * Encodes a card as the digits that follow `#` in a printed link. Content beyond `maxDigits` is left out in
 * the order of harm and named in `omitted`. `kept` is exactly what `decodeCapsule` will return, except for
 * values that depend on the day. The same card gives the same digits.
 */
import { conflictingValuesOf, type ResponderCard } from '../card/card'
import { isFilled } from '../card/fact'
import { rowsOf } from '../card/fields'
import { LISTED, type Section } from '../card/fields.table'
import { EVERY_SECTION } from '../card/levels'
import type { AccessLevel } from '../medical/code-levels'
import { atOnce } from '../text/in-parts'
import { choosePieces } from './choose-pieces'
import { DamagedCapsule } from './damaged'
import { bytesWithin, frame, framedLength, MINUTE_MS, wholeMinutes } from './frame'
import { assemblerOf, nameOfItem, type Piece, piecesOf } from './pieces'
import { VERSION, writerFor } from './v1'

export interface OmittedItem extends Omit<Piece, 'harm'> {
  reason: 'no_room' | 'online_only'
}

interface CapsuleOptions {
  maxDigits: number
  madeAtMs?: number
}

export interface EncodedCapsule {
  digits: string
  kept: ResponderCard
  omitted: OmittedItem[]
}

export const CAPSULE_LEVELS = ['emergency', 'public'] as const satisfies AccessLevel[]

/** Enough for any card if everything is left out and only counted. */
export const MIN_CAPSULE_DIGITS = 100

/** No larger card has ever fitted, and an attempt takes a phone seconds. */
const MAX_CHARACTERS = 20_000

export const encodeCapsule = (card: ResponderCard, options: CapsuleOptions): EncodedCapsule =>
  atOnce(encodeInParts(card, options))

/** A card that does not fit takes a dozen attempts, and phones are slow. */
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

interface Attempt {
  /** Negative if the card does not fit. */
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
      // The card does not fit, or it has more text than a reader accepts.
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

/** Fields that an offline copy never holds. */
const onlineOnly = (card: ResponderCard): OmittedItem[] =>
  EVERY_SECTION.flatMap(section =>
    holdersIn(card, section).flatMap(({ holder, ...place }) =>
      rowsOf(section)
        .filter(({ copy, draw }) => copy === 'online' && draw !== 'hidden')
        .filter(({ field }) => conflictingValuesOf(holder, field).some(isFilled))
        .map(({ field }): OmittedItem => ({ section, field, ...place, reason: 'online_only' })),
    ),
  )

type Holder = Pick<Piece, 'index' | 'label'> & { holder: object }

function holdersIn(card: ResponderCard, section: Section): Holder[] {
  const listed = LISTED.find(name => name === section)
  if (!listed) return section === 'insurance' ? [] : [{ holder: card[section] ?? {}, label: '' }]
  const items: readonly object[] = card[listed]?.items ?? []
  return items.map((holder, index) => ({ holder, index, label: nameOfItem(listed, holder) }))
}
