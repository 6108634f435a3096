import type { Collection, RecordSize } from 'sync-protocol/sync'
import type { Tx } from '../db/database'
import { SEAL_BYTES } from '../db/seal'

export type SealedRow = { collection: Collection; id: string; version: number; sealed: Buffer }

/** `deleted` is the size of the tombstones. */
export type SpaceSize = { living: RecordSize; deleted: RecordSize }

export type Space = { version: number; size: SpaceSize }

type SizeRow = { rows: number; bytes: number; deleted_rows: number; deleted_bytes: number }
type SpaceRow = SizeRow & { version: number }

const sizeIn = ({ rows, bytes, deleted_rows, deleted_bytes }: SizeRow): SpaceSize => ({
  living: { rows, bytes },
  deleted: { rows: deleted_rows, bytes: deleted_bytes },
})

/** Until the commit the space has one writer, so that readers see pushes in order. */
export async function lockSpace(tx: Tx, userId: string): Promise<Space> {
  const [space] = await tx<SpaceRow[]>`
    insert into spaces (user_id) values (${userId})
    on conflict (user_id) do update set version = spaces.version
    returning version, row_count as rows, byte_count as bytes,
      deleted_row_count as deleted_rows, deleted_byte_count as deleted_bytes`
  if (!space) throw new Error('A space that was just written cannot be read')
  return { version: space.version, size: sizeIn(space) }
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

/**
 * The space must be locked, which makes sure that its row exists. With that row in the statement a cluster
 * sends it to one shard. Rows from `unnest` alone would be sent in two phases.
 */
// Binary values and dates in arrays are sent as text, because the driver mistakes such an array for one
// value.
export const upsertRecords = (
  tx: Tx,
  userId: string,
  version: number,
  rows: readonly { collection: Collection; id: string; deletedAt: string | null; sealed: Buffer }[],
) =>
  tx`
    insert into records (user_id, collection, id, version, deleted_at, sealed)
    select user_id, collection, id, ${version}, deleted_at, decode(sealed_hex, 'hex')
    from spaces, unnest(
      ${rows.map(row => row.collection)}::text[], ${rows.map(row => row.id)}::uuid[],
      ${rows.map(row => row.deletedAt)}::timestamptz[], ${rows.map(row => row.sealed.toString('hex'))}::text[]
    ) as written(collection, id, deleted_at, sealed_hex)
    where user_id = ${userId}
    on conflict (user_id, collection, id) do update
    set version = excluded.version, deleted_at = excluded.deleted_at, sealed = excluded.sealed`

type Published = { version: number; size: SpaceSize; notice: string }

export const publishVersion = (
  tx: Tx,
  userId: string,
  { version, size: { living, deleted }, notice }: Published,
) =>
  Promise.all([
    tx`
      update spaces set version = ${version},
        row_count = ${living.rows}, byte_count = ${living.bytes},
        deleted_row_count = ${deleted.rows}, deleted_byte_count = ${deleted.bytes}
      where user_id = ${userId}`,
    // In a distributed database a statement on a person's table runs on a worker, where no process listens.
    tx`select pg_notify(${SPACES_CHANNEL}, ${notice})`,
  ])

export const SPACES_CHANNEL = 'spaces'

/** Cookies older than the newest forgotten deletion must start anew. */
export const forgetDeletions = (tx: Tx, userId: string, before: Date) =>
  tx`
    with forgotten as (
      delete from records where user_id = ${userId} and deleted_at < ${before}
      returning version, octet_length(sealed) - ${SEAL_BYTES}::int as bytes
    ) ${noteForgotten(tx, userId)}`

export const forgetOldest = (tx: Tx, userId: string, keep: RecordSize) =>
  tx`
    with newest as (
      select collection, id, row_number() over newest_first as rows,
        sum(octet_length(sealed) - ${SEAL_BYTES}::int) over newest_first as bytes
      from records where user_id = ${userId} and deleted_at is not null
      window newest_first as (order by version desc, collection, id)
    ), forgotten as (
      delete from records using newest
      where records.user_id = ${userId} and records.collection = newest.collection
        and records.id = newest.id
        and (newest.rows > ${keep.rows} or newest.bytes > ${keep.bytes})
      returning records.version, octet_length(sealed) - ${SEAL_BYTES}::int as bytes
    ) ${noteForgotten(tx, userId)}`

const noteForgotten = (tx: Tx, userId: string) =>
  tx`
    update spaces set
      forgotten_version = greatest(forgotten_version, gone.version),
      deleted_row_count = deleted_row_count - gone.rows,
      deleted_byte_count = deleted_byte_count - gone.bytes
    from (
      select max(version) as version, count(*)::int as rows, sum(bytes)::int as bytes from forgotten
    ) gone
    where user_id = ${userId} and gone.rows > 0`
