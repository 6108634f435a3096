import { type Ack, rowOfAck } from 'sync-protocol/sync'
import type { Bases } from '../record/bases'
import { groupByRow, nameOf, rowsOf } from '../record/row-keys'
import type { NumberedEntry } from './batch'
import type { Exchanged } from './exchange'

/**
 * Adds the rows that the acks confirm: `base` merged with the acknowledged changes. Returns false if the
 * hash of a row differs from the hash of the server. Rows that the answer contains whole are left as they
 * are, because they are newer or equal.
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
