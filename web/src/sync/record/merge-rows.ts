import { ok, type Result } from '../../http/result'
import { type CarriedRow, carriedRows } from './carried'
import { type Device, requireDevice } from './device'
import { type Decisions, type MergeQuestion, planMerge, writesOf } from './merge-plan'
import { type WriteFailure, writeRows } from './write-rows'

/** `open`: nothing was written, because choices are undecided. A write meanwhile may have added some. */
export type Merged =
  | { state: 'done'; added: number; same: number }
  | { state: 'open'; choices: MergeQuestion[] }

/**
 * Adds the rows of another record, such as a backup, as ordinary changes. Rows keep their ids, so adding the
 * same rows again changes nothing. Their files must already be on this device (`files/carry-files.ts`).
 */
export async function mergeRows(
  rows: readonly CarriedRow[],
  decisions: Decisions,
  device: Device = requireDevice(),
): Promise<Result<Merged, WriteFailure>> {
  const written = await writeRows(shown => {
    const plan = planMerge(rows, carriedRows(shown), device.db.userId)
    const open = plan.choices.filter(({ key }) => !decisions.has(key))
    return { plan, open, writes: open.length > 0 ? [] : writesOf(plan, decisions) }
  }, device)
  if (!written.ok) return written
  const { plan, open } = written.value.plan
  if (open.length > 0) return ok({ state: 'open', choices: open })
  const doubled = plan.choices.filter(({ key }) => decisions.get(key) === 'both')
  return ok({ state: 'done', added: plan.add.length + doubled.length, same: plan.same.length })
}
