/**
 * A printed card stays in a wallet for years, so a format never changes. A change is a new folder and a new
 * line in decode-capsule.ts.
 */
import type { ResponderCard } from '../card/card'
import { DamagedCapsule } from './damaged'
import { type Unframed, unframe } from './frame'

export interface CapsuleContent {
  card: ResponderCard
  /** Exact to the minute for a day after the last change, later to the day. */
  madeAtMs: number
}

/** Throws DamagedCapsule. */
type ReadFormat = (unframed: Unframed) => CapsuleContent

export type ReadCapsule =
  | ({ ok: true } & CapsuleContent)
  | { ok: false; code: 'damaged' | 'newer_version' }

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
