import { type Ack, type Cookie, type Mutation, stateHash } from 'sync-protocol/sync'
import type { StoredRecord, Written } from '../../records/records'

/**
 * Of the rows that an exchange's fresh mutations changed: those that the client can work out by
 * itself, and those that it must be sent whole. It can where it surely has what was there before (no
 * row at all, or one that lives and that its cookie covers) and where nothing had to be merged. Of a
 * row with a change that was sent before it may have read what came of that, or not.
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

/** Of a deleted row the client has kept nothing. */
const isInCookie = ({ version, state }: StoredRecord, cookie: Cookie | null): boolean =>
  cookie !== null && version <= cookie.version && state.deletedAt === null
