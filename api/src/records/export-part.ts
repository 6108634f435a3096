import type { Tx } from '../db/database'

export type ExportPart = {
  name: string
  /** A test finds tables that no part covers. */
  tables: readonly string[]
  read(tx: Tx, userId: string): Promise<unknown>
}
