import type { RecordSize } from 'sync-protocol/sync'

/** Room for the 10,000 rows of a workload, on both sides: a person's own limit would refuse them. */
export const ROOM: RecordSize = { rows: 20_000, bytes: 50_000_000 }
