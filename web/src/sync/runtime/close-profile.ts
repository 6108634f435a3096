/**
 * A record that the one signed in may not open any more leaves this device at once, and its code with it.
 * Changes that were not sent are kept apart, to be saved as a file once: they are nobody else's copy.
 */
import { type Glance, readOnce } from '../../db/read-once'
import type { ViewRow } from '../../db/tables'
import { wipeDatabaseIf } from '../../db/wipe-if'
import { changeProfilesNote, readProfilesNote } from '../../stores/profiles-note'
import { UNSENT } from '../record/replay'
import { keepLeftover, type Leftover } from './leftovers'

/** Again, after a kill at any point, is as good as once. */
export async function closeProfile(actorId: string, id: string): Promise<void> {
  const noted = (await readProfilesNote(actorId)).find(each => each.id === id)
  for (let isGone = false; !isGone; ) {
    const glance = await readOnce(id)
    const rows = glance?.rows ?? []
    const unsent = glance ? unsentOf(glance) : []
    if (unsent.length > 0) {
      await keepLeftover(actorId, { id, name: noted?.name ?? '', entries: unsent })
    }
    // A tab may be writing to it just now: it goes only as it was read.
    const seen = JSON.stringify(rows)
    isGone = await wipeDatabaseIf(id, now => JSON.stringify(now) === seen)
  }
  // Last, so that a kill in between finds it again.
  await changeProfilesNote(actorId, list => list.filter(each => each.id !== id))
}

/** What shows of the changes that are only here: rows with them, and rows deleted. */
function unsentOf({ rows, outbox, unsent, meta }: Glance): Leftover['entries'] {
  const from = meta.clientId
  const changed = rows.filter(({ id, refusal }) => unsent.has(id) || refusal !== undefined)
  const shown = new Set(rows.map(({ id }) => id))
  const removed = outbox.filter(
    ({ rowId, change }) => change.kind === 'remove' && !shown.has(rowId),
  )
  return [
    ...changed.map(row => ({ collection: row.collection, values: asWritten(row), from })),
    ...removed.map(({ collection }) => ({ collection, values: null, from })),
  ]
}

/** What another wrote later shows in place of a value that is only here: that one is on the server. */
function asWritten({ values, conflicts }: ViewRow): ViewRow['values'] {
  const own = Object.entries(conflicts).flatMap(([name, entries]) =>
    entries.filter(({ version }) => version === UNSENT).map(({ value }) => [name, value]),
  )
  return { ...values, ...Object.fromEntries(own) }
}
