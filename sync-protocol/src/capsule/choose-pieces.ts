/**
 * Keeps the longest run of the worst pieces to miss, then any other piece that still fits. While an essential
 * piece is left out, only essential pieces are added.
 */
import { isEssentialPiece, type Piece } from './pieces'

/** Phones are slow, so attempts for a few spare digits and failed attempts are limited. */
const SPARE_DIGITS = 5
const MAX_MISSES = 12

interface Chosen<Attempt> {
  pieces: readonly Piece[]
  attempt: Attempt
}

export function* choosePieces<Attempt extends { spareDigits: number }>(
  pieces: readonly Piece[],
  attemptWith: (pieces: readonly Piece[]) => Attempt,
): Generator<void, Chosen<Attempt>> {
  yield
  let best: Chosen<Attempt> = { pieces: [], attempt: attemptWith([]) }
  let tooMany = pieces.length
  while (tooMany - best.pieces.length > 1) {
    const half = pieces.slice(0, (best.pieces.length + tooMany) >> 1)
    yield
    const attempt = attemptWith(half)
    if (attempt.spareDigits >= 0) best = { pieces: half, attempt }
    else tooMany = half.length
  }
  let misses = 0
  let isEssentialMissing = false
  for (const piece of pieces.slice(best.pieces.length)) {
    const more = [...best.pieces, piece]
    if (!hasWhatItNeeds(more, piece) || (isEssentialMissing && !isEssentialPiece(piece))) continue
    if (best.attempt.spareDigits <= SPARE_DIGITS || misses === MAX_MISSES) break
    yield
    const attempt = attemptWith(more)
    if (attempt.spareDigits >= 0) best = { pieces: more, attempt }
    else {
      misses++
      isEssentialMissing ||= isEssentialPiece(piece)
    }
  }
  return best
}

type Place = { [K in 'section' | 'index' | 'field' | 'part']?: Piece[K] | undefined }

/** A dose needs its medicine, and a part of a text needs the part before it. */
export function neededBy({ section, index, field, part = 0 }: Place): Place | undefined {
  // The first part of an item's text belongs to the item.
  if (part > (index === undefined ? 0 : 1)) return { section, index, field, part: part - 1 }
  return index === undefined || field === undefined ? undefined : { section, index }
}

export const isAmong = (places: readonly Place[], { section, index, field, part }: Place) =>
  places.some(
    place =>
      place.section === section &&
      place.index === index &&
      place.field === field &&
      place.part === part,
  )

function hasWhatItNeeds(pieces: readonly Piece[], piece: Piece): boolean {
  const needed = neededBy(piece)
  return needed === undefined || isAmong(pieces, needed)
}
