import type { Collection, FieldValue } from 'sync-protocol/sync'
import { unsentCopiesKeyOf } from '../../people/profiles-note'
import { getIfKept, update } from '../../stores/key-value'

export interface UnsentCopy {
  id: string
  name: string
  /** Values as the author saw them, or null for a deletion. */
  entries: readonly {
    collection: Collection
    values: Record<string, FieldValue> | null
    /** The client id of the changes, which is new each time the record comes to this device. */
    from?: string
  }[]
}

/** Leftovers belong to their author, who saves them as a file or discards them. */
export const readUnsentCopies = async (actorId: string): Promise<readonly UnsentCopy[]> =>
  (await getIfKept<UnsentCopy[]>(unsentCopiesKeyOf(actorId))) ?? []

/**
 * Keeps one leftover per record. The newest entries of a client replace its earlier ones, but entries of
 * other clients, from an earlier time on this device, stay.
 */
export function keepUnsentCopy(actorId: string, leftover: UnsentCopy): Promise<void> {
  const isOf = ({ id }: UnsentCopy) => id === leftover.id
  const clients = new Set(leftover.entries.map(({ from }) => from))
  return update<readonly UnsentCopy[]>(unsentCopiesKeyOf(actorId), (before = []) => {
    const earlier = before.filter(isOf).flatMap(({ entries }) => entries)
    const others = earlier.filter(({ from }) => !clients.has(from))
    return [
      ...before.filter(each => !isOf(each)),
      { ...leftover, entries: [...others, ...leftover.entries] },
    ]
  })
}

export const dropUnsentCopy = (actorId: string, ofId: string): Promise<void> =>
  update<readonly UnsentCopy[]>(unsentCopiesKeyOf(actorId), (before = []) =>
    before.filter(({ id }) => id !== ofId),
  )
