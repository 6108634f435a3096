import type { Collection } from 'sync-protocol/sync'
import type { Tx } from '../db/database'

export type SealedRow = { collection: Collection; id: string; version: number; sealed: Buffer }

/** Locks the person's space until the commit: one writer at a time, and readers see pushes in order. */
export async function lockSpace(tx: Tx, userId: string): Promise<number> {
  const [space] = await tx<{ version: number }[]>`
    insert into spaces (user_id) values (${userId})
    on conflict (user_id) do update set version = spaces.version
    returning version`
  return space?.version ?? 0
}

export const selectRecords = (tx: Tx, userId: string, collections: readonly Collection[]) =>
  tx<SealedRow[]>`
    select collection, id, version, sealed from records
    where user_id = ${userId} and collection = any(${[...collections]})`

export const selectRecordsById = (
  tx: Tx,
  userId: string,
  places: readonly { collection: Collection; id: string }[],
) =>
  tx<SealedRow[]>`
    select collection, id, version, sealed from records
    where user_id = ${userId} and (collection, id) in (
      select * from unnest(
        ${places.map(place => place.collection)}::text[], ${places.map(place => place.id)}::uuid[]
      ))`

export const countLivingRecords = (tx: Tx, userId: string, collections: readonly Collection[]) =>
  tx<{ collection: Collection; count: number }[]>`
    select collection, count(*)::int as count from records
    where user_id = ${userId} and collection = any(${[...collections]}) and deleted_at is null
    group by collection`

// Binary values and dates travel in arrays as text: the driver takes an array of them for one of them.
export const upsertRecords = (
  tx: Tx,
  userId: string,
  version: number,
  rows: readonly { collection: Collection; id: string; deletedAt: string | null; sealed: Buffer }[],
) =>
  tx`
    insert into records (user_id, collection, id, version, deleted_at, sealed)
    select ${userId}, collection, id, ${version}, deleted_at, decode(sealed_hex, 'hex')
    from unnest(
      ${rows.map(row => row.collection)}::text[], ${rows.map(row => row.id)}::uuid[],
      ${rows.map(row => row.deletedAt)}::timestamptz[], ${rows.map(row => row.sealed.toString('hex'))}::text[]
    ) as written(collection, id, deleted_at, sealed_hex)
    on conflict (user_id, collection, id) do update
    set version = excluded.version, deleted_at = excluded.deleted_at, sealed = excluded.sealed`

/** Sets the space's version and tells every API process, once the transaction has committed. */
export const publishVersion = (tx: Tx, userId: string, version: number, notice: string) =>
  tx`
    with moved as (update spaces set version = ${version} where user_id = ${userId})
    select pg_notify(${SPACES_CHANNEL}, ${notice})`

export const SPACES_CHANNEL = 'spaces'

/** Forgets deletions of before `before`; cookies from before the newest of them must start anew. */
export const forgetDeletions = (tx: Tx, userId: string, before: Date) =>
  tx`
    with forgotten as (
      delete from records where user_id = ${userId} and deleted_at < ${before} returning version
    )
    update spaces
    set forgotten_version = greatest(forgotten_version, (select max(version) from forgotten))
    where user_id = ${userId} and exists (select from forgotten)`

/** Everything whose last change lies in the pushes after `after`, up to and with `upTo`. */
export const selectRecordsBetween = (tx: Tx, userId: string, after: number, upTo: number) =>
  tx<SealedRow[]>`
    select collection, id, version, sealed from records
    where user_id = ${userId} and version > ${after} and version <= ${upTo}
    order by version`
