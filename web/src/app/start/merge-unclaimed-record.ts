import { hasDatabase } from '../../db/database'
import { unlessClosed } from '../../db/storage'
import { filesHere } from '../../sync/files/carry-files'
import type { CarriedRow } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import type { Decisions } from '../../sync/record/merge-plan'
import { type Brought, type Done, mergeIntoAccount } from './merge-into-account'
import { mergeTexts } from './texts-merge'
import { eraseUnclaimedRecord, openUnclaimedRecord, readUnclaimedRecord } from './unclaimed-record'

/**
 * Adds the local record to the account's and then erases it. Entries of other tabs are added, too, because
 * the record is erased only if all its entries were added.
 */
export async function mergeUnclaimedRecord(
  id: string,
  decisions: Decisions,
  device: Device,
): Promise<Brought> {
  const taken = new Set<string>()
  let sum: Done | undefined
  for (;;) {
    const rows = await readUnclaimedRecord(id)
    if (!rows) return sum ?? { state: 'gone' }
    const news = rows.filter(row => !taken.has(JSON.stringify(row)))
    const brought = await bringRowsBeside(id, news, decisions, device)
    if (!brought) continue
    if (brought.state !== 'done') return brought
    sum = sum ? add(sum, brought) : brought
    for (const row of news) taken.add(JSON.stringify(row))
    if (await eraseUnclaimedRecord(id, rows)) return sum
  }
}

async function bringRowsBeside(
  id: string,
  rows: readonly CarriedRow[],
  decisions: Decisions,
  device: Device,
): Promise<Brought | undefined> {
  const db = openUnclaimedRecord(id)
  try {
    const brought = await unlessClosed(db, () =>
      mergeIntoAccount({ rows, files: filesHere(db) }, decisions, device),
    )
    if (brought || !(await hasDatabase(id))) return brought
    return { state: 'failed', failure: { message: mergeTexts.results.otherTab } }
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
