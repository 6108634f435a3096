import { useAccount } from '../../stores/session'
import { useRead } from '../../stores/use-read'
import type { CarriedRow } from '../../sync/record/carried'
import { findBeside, readBeside } from './beside'

export interface Beside {
  id: string
  rows: CarriedRow[]
}

/** The rows stay on the screen after they were added. */
export const useBeside = (): Beside | null | undefined => useRead(readFor, useAccount()?.id)

async function readFor(accountId: string): Promise<Beside | null> {
  const id = await findBeside(accountId)
  const rows = id && (await readBeside(id))
  return id && rows ? { id, rows } : null
}
