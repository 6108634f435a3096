import type { Tx } from '../db/database'

/** One part of the data about a person that the export contains. */
export type ExportPart = {
  name: string
  /** The tables that the part covers. A test finds tables that no part covers. */
  tables: readonly string[]
  /** Returns JSON that its owner can read. */
  read(tx: Tx, userId: string): Promise<unknown>
}
