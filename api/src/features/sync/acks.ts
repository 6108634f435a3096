import { type Ack, type Cookie, type Mutation, stateHash } from 'sync-protocol/sync'
import type { StoredRecord, Written } from '../../records/records'

/**
 * The client can compute an acked row itself if nothing was merged and its previous version is known to the
 * client. A row with a repeated mutation goes whole, because the client may or may not have read the first
 * result.
 */
export function splitChanged(
  { changed, outcomes }: Written,
  mutations: readonly Mutation[],
  cookie: Cookie | null,
): { acks: Ack[]; whole: StoredRecord[] } {
  const simple = new Set(outcomes.filter(each => each.status !== 'merged').map(({ id }) => id))
  const unclear = new Set(
    mutations.filter(({ id }) => !simple.has(id)).map(each => `${each.collection}/${each.rowId}`),
  )
  const acks: Ack[] = []
  const whole: StoredRecord[] = []
  for (const { row, before } of changed) {
    const { collection, id } = row
    const isKnown = before === undefined || isInCookie(before, cookie)
    if (isKnown && !unclear.has(`${collection}/${id}`))
      acks.push([collection, id, stateHash(row.state)])
    else whole.push(row)
  }
  return { acks, whole }
}

/** A client keeps nothing of a deleted row, so its cookie does not cover that row. */
const isInCookie = ({ version, state }: StoredRecord, cookie: Cookie | null): boolean =>
  cookie !== null && version <= cookie.version && state.deletedAt === null
