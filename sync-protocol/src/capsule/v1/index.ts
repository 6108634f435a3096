/**
 * No change in this folder may alter the results of its vectors, because printed cards would become
 * unreadable. A change of format is a new folder.
 */
import type { ResponderCard } from '../../card/card'
import type { CapsuleContent } from '../formats'
import { MINUTE_MS, type Unframed } from '../frame'
import { content } from './card-layout'
import { Channel } from './channel'
import { trainModel } from './model'
import { packFor } from './pack-choice'

export { prepareModel } from './model'
export const VERSION = 1

/** Throws DamagedCapsule. */
export const read = ({ payload, changedAtMinutes }: Unframed): CapsuleContent =>
  Channel.read(payload, channel => content(channel, undefined, changedAtMinutes * MINUTE_MS))

/**
 * Each call of the result returns the bytes and the content read back from them, or throws DamagedCapsule if
 * the bytes may exceed `maxBytes`.
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
