/** Adds another record's rows in one transaction. */

import type { Collection } from 'sync-protocol/sync'
import { withDatabase } from '../../db/storage'
import { fail, type Result } from '../../http/result'
import { type AdoptPlan, type Choice, planAdoption } from './adopt-plan'
import { type CarriedRow, carriedRows } from './carried'
import { type Draft, putRow } from './commit'
import { type Device, requireDevice } from './device'
import type { Fields } from './draft'
import type { Saved, SaveFailure } from './saved'
import { viewTables } from './view'
import { write } from './write'

/** Maps the key of a choice to the number of its option, or to `both` entries. */
export type Decisions = ReadonlyMap<string, number | 'both'>

/** `open`: nothing was written, because choices are undecided. A write meanwhile may have added some. */
export type Adopted =
  | { state: 'done'; added: number; same: number }
  | { state: 'open'; choices: Choice[] }

/** No row was written. */
export interface AdoptFailure {
  row: CarriedRow | null
  code: SaveFailure['code']
}

/** Writes nothing. */
export async function planFor(
  rows: readonly CarriedRow[],
  { db }: Device = requireDevice(),
): Promise<AdoptPlan> {
  const shown = await withDatabase(db, () => db.view.toArray())
  return planAdoption(rows, carriedRows(shown), db.userId)
}

/**
 * Writes the plan and the decisions as ordinary changes. Rows keep their ids, so adding the same rows again
 * changes nothing. Their files must already be on this device (`files/carry-files.ts`).
 */
export async function adoptRows(
  rows: readonly CarriedRow[],
  decisions: Decisions,
  device: Device = requireDevice(),
): Promise<Result<Adopted, AdoptFailure>> {
  const { db } = device
  try {
    const adopted = await write(device, () =>
      // Dexie needs an async function here to follow native awaits.
      db.transaction('rw', viewTables(db), async () => adopt(rows, decisions, device)),
    )
    if (!adopted.ok) return fail({ row: null, code: adopted.failure.code })
    device.wake()
    return adopted
  } catch (error) {
    if (error instanceof NotAdopted) return fail(error.failure)
    throw error
  }
}

class NotAdopted extends Error {
  readonly failure: AdoptFailure

  constructor(failure: AdoptFailure) {
    super(failure.code)
    this.failure = failure
  }
}

async function adopt(
  rows: readonly CarriedRow[],
  decisions: Decisions,
  device: Device,
): Promise<Adopted> {
  const { add, fill, same, choices } = await planFor(rows, device)
  const open = choices.filter(({ key }) => !decisions.has(key))
  if (open.length > 0) return { state: 'open', choices: open }
  // One wake after all writes is enough.
  const quiet = { ...device, wake: () => {} }
  const writeRow = async (row: CarriedRow, id: string, fields: Fields) =>
    orEnd(row, await putRow(row.collection, id, fields as Draft<Collection>, quiet))

  for (const row of add) await writeRow(row, row.id, row.values)
  for (const { collection, id, fields } of fill) {
    await writeRow({ collection, id, values: fields, others: [] }, id, fields)
  }
  const doubled = choices.filter(({ key }) => decisions.get(key) === 'both')
  for (const { row } of doubled) await writeRow(row, row.id, row.values)
  for (const { key, row, targetId, options } of choices) {
    const chosen = options[Number(decisions.get(key))]
    if (chosen && chosen !== options[0]) await writeRow(row, targetId, chosen.fields)
  }
  return { state: 'done', added: add.length + doubled.length, same: same.length }
}

function orEnd(row: CarriedRow, saved: Saved): void {
  if (!saved.ok) throw new NotAdopted({ row, code: saved.failure.code })
}
