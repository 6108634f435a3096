import { hasDatabase, unlessClosed } from '../../db/database'
import {
  type CarriedFiles,
  carryFiles,
  filesHere,
  type MissingFile,
} from '../../sync/files/carry-files'
import type { FileFailure } from '../../sync/files/files'
import { type AdoptFailure, adoptRows, type Decisions } from '../../sync/record/adopt'
import type { Choice } from '../../sync/record/adopt-plan'
import type { CarriedRow } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import { eraseBeside, openBeside, readBeside } from './beside'

/** Another record, out of a file or out of this phone's other database. */
export interface Source {
  rows: readonly CarriedRow[]
  files: CarriedFiles
}

export interface Done {
  state: 'done'
  added: number
  same: number
  missing: MissingFile[]
}

/**
 * `open` and `failed`: nothing was written, but files that were kept for the next try. `gone`: another tab
 * has decided what becomes of the record beside.
 */
export type Brought =
  | Done
  | { state: 'open'; choices: Choice[] }
  | { state: 'failed'; failure: AdoptFailure | FileFailure | { message: string } }
  | { state: 'gone' }

/** Takes a record into that of this device. Again, after a kill at any point, is as good as once. */
export async function bringRecord(
  { rows, files }: Source,
  decisions: Decisions,
  device: Device,
): Promise<Brought> {
  const carried = await carryFiles(rows, files, device)
  if (!carried.ok) return { state: 'failed', failure: carried.failure }
  const adopted = await adoptRows(carried.value.rows, decisions, device)
  if (!adopted.ok) return { state: 'failed', failure: adopted.failure }
  const { missing } = carried.value
  return adopted.value.state === 'done' ? { ...adopted.value, missing } : adopted.value
}

/**
 * Takes in the record beside as it is now, then lets it go. What another tab writes to it in between is
 * taken in as well: it goes only while it holds what was taken in.
 */
export async function bringBeside(
  id: string,
  decisions: Decisions,
  device: Device,
): Promise<Brought> {
  const taken = new Set<string>()
  let sum: Done | undefined
  for (;;) {
    const rows = await readBeside(id)
    if (!rows) return sum ?? { state: 'gone' }
    const news = rows.filter(row => !taken.has(JSON.stringify(row)))
    const brought = await bringRowsBeside(id, news, decisions, device)
    if (!brought) continue
    if (brought.state !== 'done') return brought
    sum = sum ? add(sum, brought) : brought
    for (const row of news) taken.add(JSON.stringify(row))
    if (await eraseBeside(id, rows)) return sum
  }
}

/** Undefined where it went meanwhile. */
async function bringRowsBeside(
  id: string,
  rows: readonly CarriedRow[],
  decisions: Decisions,
  device: Device,
): Promise<Brought | undefined> {
  const db = openBeside(id)
  try {
    const brought = await unlessClosed(() =>
      bringRecord({ rows, files: filesHere(db) }, decisions, device),
    )
    if (brought || !(await hasDatabase(id))) return brought
    return { state: 'failed', failure: { message: 'Another tab is using this record' } }
  } finally {
    db.close()
  }
}

const add = (before: Done, now: Done): Done => ({
  state: 'done',
  added: before.added + now.added,
  same: before.same + now.same,
  missing: [...before.missing, ...now.missing],
})
