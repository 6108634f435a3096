import type {
  ReplicationPullHandler,
  ReplicationPushHandler,
  RxReplicationWriteToMasterRow,
  WithDeleted,
} from 'rxdb/plugins/core'
import type { BenchCollection, BenchRow } from '../rows'

/** The field is `list`, because every RxDB document already has `collection`. */
export interface RxRow {
  id: string
  list: BenchCollection
  values: Record<string, string>
}

export const toRxRow = ({ id, collection, values }: BenchRow): RxRow => ({
  id,
  list: collection,
  values,
})
export const toRow = ({ id, list, values }: RxRow): BenchRow => ({
  id,
  collection: list,
  values: { ...values },
})

export interface RxCheckpoint {
  seq: number
}

export interface RxPullAnswer {
  documents: WithDeleted<RxRow>[]
  checkpoint: RxCheckpoint
}
export type RxPushRequest = RxReplicationWriteToMasterRow<RxRow>[]
export type RxPushAnswer = WithDeleted<RxRow>[]

export const pullFrom =
  (remote: string): ReplicationPullHandler<RxRow, RxCheckpoint> =>
  async (checkpoint, batchSize) => {
    const answer = await fetch(`${remote}/pull?seq=${checkpoint?.seq ?? 0}&limit=${batchSize}`)
    return (await answer.json()) as RxPullAnswer // our own endpoint answers
  }

export const pushTo =
  (remote: string): ReplicationPushHandler<RxRow> =>
  async (rows: RxPushRequest) => {
    const answer = await fetch(`${remote}/push`, { method: 'POST', body: JSON.stringify(rows) })
    return (await answer.json()) as RxPushAnswer // our own endpoint answers
  }
