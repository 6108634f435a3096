import {
  COLLECTIONS,
  type Collection,
  type FieldValue,
  type Mutation,
  type Outcome,
  type RecordState,
  type Values,
  valuesOf,
} from 'sync-protocol/sync'
import { AppError } from '../core/app-error'
import type { Tx } from '../db/database'
import type { Author, Records, StoredRecord } from './records'

/**
 * Callers of the REST API change the current rows, so every base version counts as seen and no conflict can
 * occur.
 */
const REST: Author = { clientId: 'rest', lastPullMs: 0 }
const SEEN_ALL = Number.MAX_SAFE_INTEGER

export type Row<C extends Collection> = {
  id: string
  values: Values<C>
  state: RecordState
}

type Change = { collection: Collection; id: string; values: Record<string, FieldValue | undefined> }

/** Throws `invalid` with a message for each field. */
export async function writeRow(records: Records, tx: Tx, userId: string, change: Change) {
  const { collection, id, values } = change
  const fields: NonNullable<Mutation['fields']> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) fields[name] = [value, SEEN_ALL]
  }
  await apply(records, tx, userId, { ...mutationAt(collection, id), kind: 'put', fields })
}

export async function removeRow(
  records: Records,
  tx: Tx,
  userId: string,
  collection: Collection,
  id: string,
) {
  await apply(records, tx, userId, { ...mutationAt(collection, id), kind: 'remove' })
}

/** Leaves out deleted rows and puts the newest first. */
export async function readRows<C extends Collection>(
  records: Records,
  tx: Tx,
  userId: string,
  collection: C,
): Promise<Row<C>[]> {
  const rows = await records.read(tx, userId, [collection])
  return rows
    .filter(({ state }) => state.deletedAt === null)
    .map(row => asRow(collection, row))
    .sort((a, b) => b.state.createdAt - a.state.createdAt || (a.id < b.id ? 1 : -1))
}

export async function readRow<C extends Collection>(
  records: Records,
  tx: Tx,
  userId: string,
  collection: C,
  id: string,
): Promise<Row<C> | undefined> {
  const row = await records.readOne(tx, userId, collection, id)
  return row?.state.deletedAt === null ? asRow(collection, row) : undefined
}

const asRow = <C extends Collection>(collection: C, { id, state }: StoredRecord): Row<C> => ({
  id,
  // `Values` of a collection is inferred from the schema used here.
  values: COLLECTIONS[collection].schema.parse(valuesOf(state)) as Values<C>,
  state,
})

/** The merge limits `at` to the current time. */
const mutationAt = (collection: Collection, rowId: string) => ({
  id: 1,
  hash: '',
  at: Number.MAX_SAFE_INTEGER,
  collection,
  rowId,
})

async function apply(records: Records, tx: Tx, userId: string, mutation: Mutation) {
  const { outcomes } = await records.write(tx, userId, [mutation], REST)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw asAppError(outcome)
}

function asAppError({ code, fields = {} }: Outcome): AppError {
  if (code === 'invalid' || code === 'file_unknown') return new AppError(code, { fields })
  if (code === 'token_taken' || code === 'too_many' || code === 'role_too_low') {
    return new AppError(code)
  }
  return new AppError('not_found')
}

export const rowAnswer = <C extends Collection>({ id, values, state }: Row<C>) => ({
  id,
  ...values,
  createdAt: new Date(state.createdAt).toISOString(),
  updatedAt: new Date(state.updatedAt).toISOString(),
})
