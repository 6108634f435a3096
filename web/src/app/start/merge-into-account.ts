import { type CarriedFiles, carryFiles, type MissingFile } from '../../sync/files/carry-files'
import type { FileFailure } from '../../sync/files/files'
import { type AdoptFailure, adoptRows, type Decisions } from '../../sync/record/adopt'
import type { Choice } from '../../sync/record/adopt-plan'
import type { CarriedRow } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'

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
 * - `open` and `failed`: nothing was written except files, which stay for the next attempt.
 * - `broken`: the browser failed, and some of it may be written.
 * - `gone`: another tab has already dealt with the local record.
 */
export type Brought =
  | Done
  | { state: 'open'; choices: Choice[] }
  | { state: 'failed'; failure: AdoptFailure | FileFailure | { message: string } }
  | { state: 'broken' }
  | { state: 'gone' }

/** Repeating it after a kill at any point is safe. */
export async function mergeIntoAccount(
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
