/**
 * Capsules of version 1: read for ever, made no more. Nothing that its vectors hold changes in this
 * folder; a change of format is a new folder beside it. Later versions build on its parts.
 */
import type { CapsuleContent } from '../formats'
import { MINUTE_MS, type Unframed } from '../frame'
import { content } from './card-layout'
import { Channel } from './channel'

/** What a capsule of version 1 says, as the card of today. Throws DamagedCapsule. */
export function read({ payload, changedAtMinutes }: Unframed): CapsuleContent {
  const { card, madeAtMs } = Channel.read(payload, channel =>
    content(channel, undefined, changedAtMinutes * MINUTE_MS),
  )
  const { notes, ...rest } = card
  return { card: { ...rest, ...(notes && { notes: { notes } }) }, madeAtMs }
}
