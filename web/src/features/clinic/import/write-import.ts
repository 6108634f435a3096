import { type ImportItem, type IpsSummary, planImport } from 'sync-protocol/ips'
import { fail, ok, type Result } from '../../../http/result'
import type { Undo } from '../../../sync'
import type { Device } from '../../../sync/record/device'
import { medicalRecordFrom } from '../../../sync/record/rows'
import { type RowWrite, type WriteFailure, writeRows } from '../../../sync/record/write-rows'

export interface ChosenItem {
  item: ImportItem
  isBoth: boolean
}

/** Nothing was written. `outdated`: the record has changed since the person chose. */
interface ImportFailure {
  code: WriteFailure['code'] | 'outdated'
  item?: ImportItem | undefined
}

/** Leaves out entries that the record has by now, because another tab may have added them. */
export async function writeImport(
  summary: IpsSummary,
  chosen: readonly ChosenItem[],
  today: string,
  device?: Device,
): Promise<Result<{ count: number; undo: Undo }, ImportFailure>> {
  const itemOf = new Map<RowWrite, ImportItem>()
  const written = await writeRows(rows => {
    const now = planImport(summary, medicalRecordFrom(rows, 0), today).items
    const byKey = new Map(now.map(item => [item.key, item]))
    const missing = chosen.filter(({ item }) => byKey.get(item.key)?.kind !== 'same')
    const isOutdated = missing.some(
      ({ item }) => questionOf(item) !== questionOf(byKey.get(item.key)),
    )
    const writes = missing.map(({ item, isBoth }): RowWrite => {
      const { collection, rowId, fields, fieldsForBoth } = item
      const write =
        isBoth && fieldsForBoth
          ? { collection, fields: fieldsForBoth }
          : { collection, id: rowId, fields }
      itemOf.set(write, item)
      return write
    })
    return { writes: isOutdated ? [] : writes, isOutdated }
  }, device)
  if (!written.ok) {
    const { code, write } = written.failure
    return fail({ code, item: write ? itemOf.get(write) : undefined })
  }
  const { plan, undo } = written.value
  return plan.isOutdated ? fail({ code: 'outdated' }) : ok({ count: plan.writes.length, undo })
}

/** A choice of the person is valid only for this question. */
export const questionOf = (item: ImportItem | undefined): string =>
  JSON.stringify(item && [item.key, item.kind, item.rowId, item.fields, item.changes])
