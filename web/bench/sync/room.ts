import type { RecordSize } from 'sync-protocol/sync'

/** Limits for the 10,000 rows of a workload, on both sides. The normal limits would refuse them. */
export const ROOM: RecordSize = { rows: 20_000, bytes: 50_000_000 }
