/**
 * All writes to the record go through this module. Each call checks its values and then changes outbox and
 * view in one durable transaction, so a write is either visible and queued, or did not happen. Nothing here
 * waits for the network.
 */
import { STATED_LISTS, type StatedList, withCodesCleared } from 'sync-protocol/medical'
import {
  COLLECTIONS,
  type Collection,
  KNOWN_BEFORE,
  mutationHash,
  type Values,
} from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { insertPair } from '../../db/insert'
import type { Change, OutboxEntry, RowKey, ViewRow } from '../../db/tables'
import { fail, ok } from '../../http/result'
import { coalesceUnsent } from './coalesce'
import { type Device, requireDevice } from './device'
import { checkValues, type Fields, trimDraft, wholeGroups } from './draft'
import { growthOf, takeSpace } from './record-space'
import { replayRow } from './replay'
import type { Saved } from './saved'
import { type RowNow, readRowNow, viewTables } from './view'
import { write } from './write'

type FieldChange = NonNullable<Change['fields']>[string]

export type Draft<C extends Collection> = { [K in keyof Values<C>]?: Values<C>[K] | undefined }

/** `profile` and `account` have one row per person, and adding to them edits that row. */
export async function addRow<C extends Collection>(
  collection: C,
  draft: Draft<C>,
  device: Device = requireDevice(),
): Promise<Saved> {
  if (COLLECTIONS[collection].single) return editRow(collection, device.db.userId, draft, device)
  const key: RowKey = [collection, device.newId()]
  let isFirstTry = true
  return saving(device, () => {
    if (isFirstTry) {
      isFirstTry = false
      return insert(device, key, draft)
    }
    // The connection may have been lost after the row was stored, so the retry must not add it twice.
    return editing(device, key, draft, readRowNow)
  })
}

/** A field that is undefined keeps its value. */
export async function editRow<C extends Collection>(
  collection: C,
  id: string,
  changes: Draft<C>,
  device: Device = requireDevice(),
): Promise<Saved> {
  if (COLLECTIONS[collection].single) {
    // The id belongs to a record that is no longer open and must not be written into this one.
    if (id !== device.db.userId) return fail({ code: 'gone', fields: {} })
    return putRow(collection, id, changes, device)
  }
  return saving(device, () => editing(device, [collection, id], changes, readKnownRow))
}

/** Creates the row if it does not exist, because it may come from another record. */
export async function putRow<C extends Collection>(
  collection: C,
  id: string,
  fields: Draft<C>,
  device: Device = requireDevice(),
): Promise<Saved> {
  return saving(device, () => editing(device, [collection, id], fields, readRowNow))
}

export function setListState(
  list: StatedList,
  state: 'noneKnown' | 'notRecorded',
  device: Device = requireDevice(),
): Promise<Saved> {
  return editRow('profile', device.db.userId, { [STATED_LISTS[list]]: state }, device)
}

async function readKnownRow(db: LifeTagDatabase, key: RowKey): Promise<RowNow | undefined> {
  const now = await readRowNow(db, key)
  return now.row && now
}

async function saving(device: Device, save: () => PromiseLike<Saved>): Promise<Saved> {
  const written = await write(device, save)
  const saved = written.ok ? written.value : written
  if (saved.ok) device.wake()
  return saved
}

/**
 * Adds a row without reading first, because reading from disk would double the time of the write. Under a new
 * id nothing is stored yet, and without an earlier author there is no conflict.
 */
async function insert(device: Device, key: RowKey, draft: Record<string, unknown>): Promise<Saved> {
  const { db } = device
  const [collection, id] = key
  const author = { userId: db.userId, clientId: '' }
  const now = { key, row: undefined, base: undefined, pending: [], batch: null, author }
  const values = trimDraft(draft)
  const problems = checkValues(collection, values)
  if (problems) return fail({ code: 'invalid', fields: problems })
  const fields = values as Fields // They passed the schema.
  if (!(await takeSpace(db, growthOf(now, fields)))) return fail({ code: 'too_many', fields: {} })
  const change = putOf(device, now, fields)
  const { entry, row } = queued(change, now)
  if (row && (await insertPair(db, entry, row)) !== undefined) return ok({ id })
  await db.transaction('rw', viewTables(db), async () => queue(device, change, now))
  return ok({ id })
}

type ReadRow = (db: LifeTagDatabase, key: RowKey) => Promise<RowNow | undefined>

const editing = (
  device: Device,
  key: RowKey,
  draft: Record<string, unknown>,
  read: ReadRow,
): PromiseLike<Saved> =>
  // Dexie needs an async function here to follow native awaits.
  device.db.transaction('rw', viewTables(device.db), async () => edit(device, key, draft, read))

async function edit(
  device: Device,
  key: RowKey,
  draft: Record<string, unknown>,
  read: ReadRow,
): Promise<Saved> {
  const { db } = device
  const [collection, id] = key
  const now = await read(db, key)
  if (!now) return fail({ code: 'gone', fields: {} })
  const { row } = now
  const trimmed = withCodesCleared(collection, trimDraft(draft), row?.values ?? {})
  const problems = checkValues(collection, { ...row?.values, ...trimmed })
  if (problems) return fail({ code: 'invalid', fields: problems })
  const changed = changesOf(row, trimmed as Fields) // They passed the schema.
  // A row that was refused because the record was full goes out unchanged when it is saved again.
  const isAgain = row?.refusal?.code === 'too_many'
  if (row && !isAgain && Object.keys(changed).length === 0) return ok({ id })
  if (!(await takeSpace(db, growthOf(now, changed)))) return fail({ code: 'too_many', fields: {} })
  await put(device, now, changed)
  return ok({ id })
}

/** Choosing the winner again also settles a conflict. */
function changesOf(row: ViewRow | undefined, draft: Fields): Fields {
  if (!row) return draft
  const changed = Object.entries(draft).filter(
    ([name, value]) => row.values[name] !== value || name in row.conflicts,
  )
  return Object.fromEntries(changed)
}

/** Callers provide the transaction. */
export async function put(device: Device, now: RowNow, changed: Fields): Promise<void> {
  const { fields, rest } = await coalesceUnsent(device.db, now)
  await queue(device, putOf(device, now, changed, fields), { ...now, pending: rest })
}

/** `unsent`: values of earlier changes that this one replaces. */
function putOf(
  device: Device,
  now: RowNow,
  changed: Fields,
  unsent: NonNullable<Change['fields']> = {},
): Omit<Change, 'hash'> {
  const [collection, rowId] = now.key
  const fields = { ...unsent }
  for (const [name, value] of Object.entries(
    wholeGroups(collection, changed, now.row?.values ?? {}),
  )) {
    fields[name] = [value, seenVersion(now, name, fields[name])]
  }
  return { at: device.now(), collection, rowId, kind: 'put', fields }
}

/**
 * The version of a field that its author has seen. A value that another device wrote under a refused one was
 * not on the screen, so the version of the refused change counts.
 */
function seenVersion(
  { row, base, wasRemoved }: RowNow,
  name: string,
  refused?: FieldChange,
): number {
  if (!base) return wasRemoved ? KNOWN_BEFORE : 0
  const under = base.record.fields[name]?.value
  const isShown =
    row?.values[name] === under || row?.conflicts[name]?.some(({ value }) => value === under)
  return refused && !isShown ? refused[1] : base.version
}

type Queued = { entry: Omit<OutboxEntry, 'seq'>; row: ViewRow | undefined }

function queued(
  change: Omit<Change, 'hash'>,
  { base, pending, author }: Pick<RowNow, 'base' | 'pending' | 'author'>,
): Queued {
  const { collection, rowId } = change
  const entry = { collection, rowId, change: { ...change, hash: mutationHash(change) } }
  // This change comes last, whatever number it gets.
  const last = { ...entry, seq: Number.POSITIVE_INFINITY }
  return { entry, row: replayRow(base, [...pending, last], author) }
}

/** Callers provide the transaction. */
export async function queue(
  { db }: Device,
  change: Omit<Change, 'hash'>,
  now: Omit<RowNow, 'row'>,
): Promise<number> {
  const { entry, row } = queued(change, now)
  const [seq] = await Promise.all([
    db.outbox.add(entry),
    row ? db.view.put(row) : db.view.delete(now.key),
  ])
  return seq
}
