import type { Collection, FieldValue } from 'sync-protocol/sync'
import { getIfKept, update } from '../../stores/key-value'
import { leftoversKeyOf } from '../../stores/profiles-note'

/** What was written in a record and not sent, when that record was closed to the one who wrote it. */
export interface Leftover {
  /** Of the record. */
  id: string
  name: string
  /** As it was seen; null for what was deleted. */
  entries: readonly {
    collection: Collection
    values: Record<string, FieldValue> | null
    /** The client whose changes they were: one for each time that the record was on this device. */
    from?: string
  }[]
}

/** They wait to be saved as a file or discarded, and belong to the person who wrote them. */
export const readLeftovers = async (actorId: string): Promise<readonly Leftover[]> =>
  (await getIfKept<Leftover[]>(leftoversKeyOf(actorId))) ?? []

/**
 * One for a record. Of one client the last is the whole of it; what was left there at an earlier time, and
 * is still offered, stays beside it.
 */
export function keepLeftover(actorId: string, leftover: Leftover): Promise<void> {
  const isOf = ({ id }: Leftover) => id === leftover.id
  const clients = new Set(leftover.entries.map(({ from }) => from))
  return update<readonly Leftover[]>(leftoversKeyOf(actorId), (before = []) => {
    const earlier = before.filter(isOf).flatMap(({ entries }) => entries)
    const others = earlier.filter(({ from }) => !clients.has(from))
    return [
      ...before.filter(each => !isOf(each)),
      { ...leftover, entries: [...others, ...leftover.entries] },
    ]
  })
}

export const dropLeftover = (actorId: string, ofId: string): Promise<void> =>
  update<readonly Leftover[]>(leftoversKeyOf(actorId), (before = []) =>
    before.filter(({ id }) => id !== ofId),
  )
