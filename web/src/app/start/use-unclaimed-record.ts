import { useAccount } from '../../people/session'
import { useRead } from '../../stores/use-read'
import type { CarriedRow } from '../../sync/record/carried'
import { findUnclaimedRecord, readUnclaimedRecord } from './unclaimed-record'

export interface UnclaimedRecord {
  id: string
  rows: CarriedRow[]
}

/** The rows stay on the screen after they were added. */
export const useUnclaimedRecord = (): UnclaimedRecord | null | undefined =>
  useRead(readFor, useAccount()?.id)

async function readFor(accountId: string): Promise<UnclaimedRecord | null> {
  const id = await findUnclaimedRecord(accountId)
  const rows = id && (await readUnclaimedRecord(id))
  return id && rows ? { id, rows } : null
}
