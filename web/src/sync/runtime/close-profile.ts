/**
 * Removes a record that the signed-in account may no longer open from this device, together with its code.
 * Unsent changes are kept apart until they are saved as a file, because no other copy of them exists.
 */
import { type Glance, readOnce } from '../../db/read-once'
import type { ViewRow } from '../../db/tables'
import { wipeDatabaseIf } from '../../db/wipe-if'
import { changeProfilesNote, readProfilesNote } from '../../people/profiles-note'
import { UNSENT } from '../record/replay'
import { keepUnsentCopy, type UnsentCopy } from './unsent-copies'

/** Repeating the call after a kill at any point is safe. */
export async function closeProfile(actorId: string, id: string): Promise<void> {
  const noted = (await readProfilesNote(actorId)).find(each => each.id === id)
  for (let isGone = false; !isGone; ) {
    const glance = await readOnce(id)
    const rows = glance?.rows ?? []
    const unsent = glance ? unsentOf(glance) : []
    if (unsent.length > 0) {
      await keepUnsentCopy(actorId, { id, name: noted?.name ?? '', entries: unsent })
    }
    // Another tab may be writing to the database, so it is wiped only if it is unchanged.
    const seen = JSON.stringify(rows)
    isGone = await wipeDatabaseIf(id, now => JSON.stringify(now) === seen)
  }
  // This comes last, so that the record is found again after a kill.
  await changeProfilesNote(actorId, list => list.filter(each => each.id !== id))
}

function unsentOf({ rows, outbox, unsent, meta }: Glance): UnsentCopy['entries'] {
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

/** Prefers this device's unsent values to later values of others, which are on the server anyway. */
function asWritten({ values, conflicts }: ViewRow): ViewRow['values'] {
  const own = Object.entries(conflicts).flatMap(([name, entries]) =>
    entries.filter(({ version }) => version === UNSENT).map(({ value }) => [name, value]),
  )
  return { ...values, ...Object.fromEntries(own) }
}
