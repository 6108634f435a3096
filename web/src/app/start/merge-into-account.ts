import { type CarriedFiles, carryFiles, type MissingFile } from '../../sync/files/carry-files'
import type { FileFailure } from '../../sync/files/files'
import type { CarriedRow } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import type { Decisions, MergeQuestion } from '../../sync/record/merge-plan'
import { mergeRows } from '../../sync/record/merge-rows'
import type { WriteFailure } from '../../sync/record/write-rows'

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
  | { state: 'open'; choices: MergeQuestion[] }
  | { state: 'failed'; failure: WriteFailure | FileFailure | { message: string } }
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
  const merged = await mergeRows(carried.value.rows, decisions, device)
  if (!merged.ok) return { state: 'failed', failure: merged.failure }
  const { missing } = carried.value
  return merged.value.state === 'done' ? { ...merged.value, missing } : merged.value
}
