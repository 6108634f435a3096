/**
 * The formats a capsule can have, by its first digit. A printed card stays in a wallet for years, so
 * a format is never edited: a change is a new folder and a new line here. Codes are made with the
 * newest, and every one is read.
 */
import type { ResponderCard } from '../../card/card'
import { DamagedCapsule } from './damaged'
import { type Unframed, unframe } from './frame'

export interface CapsuleContent {
  card: ResponderCard
  /** When this copy was made: to the minute for a day after the last change, then to the day. */
  madeAtMs: number
}

/** What a capsule's payload says, its frame taken off. Throws DamagedCapsule. */
export type ReadFormat = (unframed: Unframed) => CapsuleContent

export type ReadCapsule =
  | ({ ok: true } & CapsuleContent)
  | { ok: false; code: 'damaged' | 'newer_version' }

/** A reader of the given formats; digits of a format after the last of them are `newer_version`. */
export function readerOf(formats: Readonly<Record<number, ReadFormat>>) {
  const newest = Math.max(...Object.keys(formats).map(Number))
  return (digits: string): ReadCapsule => {
    const version = Number(digits[0])
    if (/^\d+$/.test(digits) && version > newest) return { ok: false, code: 'newer_version' }
    const read = formats[version]
    if (!read) return { ok: false, code: 'damaged' }
    try {
      return { ok: true, ...read(unframe(digits)) }
    } catch (error) {
      if (error instanceof DamagedCapsule) return { ok: false, code: 'damaged' }
      throw error
    }
  }
}
