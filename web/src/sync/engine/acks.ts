import { type Ack, type Mutation, rowOfAck } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { RowKey } from '../../db/tables'
import { readMany } from '../record/read-many'
import type { NumberedEntry } from './batch'
import type { Exchanged, RowChange } from './exchange'

/**
 * Adds to what the answer brought the rows that its acks stand for, worked out here: `base` with the
 * changes the server took. False where one comes out otherwise than on the server. What a page
 * brought whole is newer, or the same. Part of the transaction around it.
 */
export async function addAckedRows(
  db: LifeTagDatabase,
  { acks, merge, sent: { meta }, changes }: Exchanged,
  acknowledged: readonly NumberedEntry[],
): Promise<boolean> {
  const wanted = acks.filter(ack => !changes.has(nameOf(ack)))
  if (wanted.length === 0) return true
  if (!merge) return false
  const bases = await readMany(
    db.base,
    wanted.map(([collection, rowId]): RowKey => [collection, rowId]),
  )
  const stateByRow = new Map(bases.map(row => [nameOf([row.collection, row.id]), row.record]))
  const taken = mutationsByRow(acknowledged)
  const context = { ...merge, clientId: meta.clientId, userId: meta.userId }
  for (const ack of wanted) {
    const name = nameOf(ack)
    const record = rowOfAck(ack, stateByRow.get(name), taken.get(name) ?? [], context)
    if (!record) return false
    changes.set(name, changeOf(ack, record, merge.version))
  }
  return true
}

const changeOf = (
  [collection, rowId]: Ack,
  record: Extract<RowChange, { record: unknown }>['record'],
  version: number,
): RowChange =>
  record.deletedAt === null
    ? { collection, rowId, version, record }
    : { collection, rowId, version }

function mutationsByRow(entries: readonly NumberedEntry[]): Map<string, Mutation[]> {
  const byRow = new Map<string, Mutation[]>()
  for (const { collection, rowId, change, id } of entries) {
    const name = nameOf([collection, rowId])
    const mutations = byRow.get(name)
    if (mutations) mutations.push({ ...change, id })
    else byRow.set(name, [{ ...change, id }])
  }
  return byRow
}

const nameOf = ([collection, rowId]: readonly string[]) => `${collection}/${rowId}`
