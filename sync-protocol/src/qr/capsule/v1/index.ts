/**
 * Capsules of version 1, which new codes are made with. Nothing in this folder may change what its
 * vectors hold, because printed cards would become unreadable. A change of format is a new folder.
 */
import type { ResponderCard } from '../../../card/card'
import type { CapsuleContent } from '../formats'
import { MINUTE_MS, type Unframed } from '../frame'
import { content } from './card-layout'
import { Channel } from './channel'
import { trainModel } from './model'
import { packFor } from './pack-choice'

export { learnModel } from './model'
export const VERSION = 1

/** What a capsule of version 1 says. Throws DamagedCapsule. */
export const read = ({ payload, changedAtMinutes }: Unframed): CapsuleContent =>
  Channel.read(payload, channel => content(channel, undefined, changedAtMinutes * MINUTE_MS))

/**
 * A writer of `card` or of parts of it; the model is made ready first, in parts. Each call gives the bytes and the
 * content read back from them. It may give up what is longer than `maxBytes`, by throwing DamagedCapsule.
 */
export function* writerFor(card: ResponderCard, maxBytes: number) {
  const pack = packFor(card)
  yield
  yield* trainModel(pack)
  return (written: CapsuleContent): { bytes: Uint8Array; kept: CapsuleContent } =>
    Channel.write(pack, channel => content(channel, written, written.card.changedAtMs), {
      maxBytes,
    })
}
