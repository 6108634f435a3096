import type { Tx } from '../db/database'

/** What one part of the server keeps about a person, for them to take along. */
export type ExportPart = {
  /** Its name in the export. */
  name: string
  /** The tables it covers; a test finds those that no part covers. */
  tables: readonly string[]
  /** JSON, in words that its owner can read. */
  read(tx: Tx, userId: string): Promise<unknown>
}
