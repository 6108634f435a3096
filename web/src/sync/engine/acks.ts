import { type Ack, rowOfAck } from 'sync-protocol/sync'
import type { Bases } from '../record/bases'
import { groupByRow, nameOf, rowsOf } from '../record/row-keys'
import type { NumberedEntry } from './batch'
import type { Exchanged } from './exchange'

/**
 * Adds to what the answer brought the rows that its acks stand for, worked out here: `base` with the
 * changes the server acknowledged. False where one comes out otherwise than on the server. What a page
 * brought whole is newer, or the same. Part of the transaction around it.
 */
export async function addAckedRows(
  bases: Bases,
  { acks, merge, sent: { meta }, actor, changes }: Exchanged,
  acknowledged: readonly NumberedEntry[],
): Promise<boolean> {
  const missing = acks.filter(ack => !changes.has(nameOf(refOf(ack))))
  if (missing.length === 0) return true
  if (!merge) return false
  await bases.read(rowsOf(missing.map(refOf)))
  const changesByRow = groupByRow(acknowledged)
  const context = { ...merge, clientId: meta.clientId, userId: meta.userId, actor }
  for (const ack of missing) {
    const name = nameOf(refOf(ack))
    const own = changesByRow.get(name) ?? []
    const mutations = own.map(({ change, id }) => ({ ...change, id }))
    const record = rowOfAck(ack, bases.get(name)?.record, mutations, context)
    if (!record) return false
    const row = { ...refOf(ack), version: merge.version }
    changes.set(name, record.deletedAt === null ? { ...row, record } : row)
  }
  return true
}

const refOf = ([collection, rowId]: Ack) => ({ collection, rowId })
