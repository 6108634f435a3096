import { type Outcome, type SpaceEpoch, writeEpoch } from 'sync-protocol/sync'
import { accessOf } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { SealedRow } from '../../records/records.sql'

export type Client = {
  epoch: string
  lastId: number
  lastPullMs: number
  /** Another account of this record owns this client. */
  isOthers: boolean
  /** A claim of being ahead that has been answered. */
  aheadId: number | null
}

type EpochRow = { epoch: string; epoch_number: number | null; epoch_tag: string | null }

const epochOf = ({ epoch, epoch_number, epoch_tag }: EpochRow): SpaceEpoch => ({
  server: epoch,
  number: epoch_number ?? 0,
  tag: epoch_tag ?? '',
})

export type KnownClient = { client: Client; space: ClientSpace }

/** The client's newest settled mutation before its first push in the epoch. */
type Start = [epoch: string, id: number]

type ClientRow = EpochRow & {
  actor_id: string | null
  version: number
  forgotten_version: number
  last_id: number
  last_pull_at: Date | null
  ahead_id: number | null
  start_id: number
  start_epoch: string | null
  earlier_epochs: string[]
  earlier_ids: number[]
  starting_at_version: number | null
}

async function readClient(tx: Tx, userId: string, clientId: string) {
  const [row] = await tx<ClientRow[]>`
    select epoch, epoch_number, epoch_tag, coalesce(version, 0) as version, actor_id,
      coalesce(forgotten_version, 0) as forgotten_version, last_id, last_pull_at, ahead_id,
      coalesce(start_id, 0) as start_id, start_epoch, earlier_epochs, earlier_ids,
      starting_at_version
    from server_state, sync_clients left join spaces using (user_id)
    where user_id = ${userId} and client_id = ${clientId}`
  return row
}

/** Returns null if the client belongs to another space. */
export async function openClient(
  tx: Tx,
  userId: string,
  clientId: string,
): Promise<KnownClient | null> {
  const { actor = null } = accessOf(tx)
  const known = await readClient(tx, userId, clientId)
  const row =
    known ??
    ((await addClient(tx, userId, clientId, actor)) && (await readClient(tx, userId, clientId)))
  if (!row) return null
  const epoch = epochOf(row)
  const name = writeEpoch(epoch)
  return {
    client: {
      epoch: name,
      lastId: row.last_id,
      lastPullMs: row.last_pull_at?.getTime() ?? 0,
      isOthers: row.actor_id !== actor,
      aheadId: row.ahead_id,
    },
    space: {
      epoch,
      version: row.version,
      forgottenVersion: row.forgotten_version,
      lastId: row.last_id,
      startId: row.start_epoch === name ? row.start_id : row.last_id,
      earlierStarts: earlierStartsOf(row, name),
      startingAt: row.starting_at_version,
    },
  }
}

function earlierStartsOf(row: ClientRow, now: string): Start[] {
  const { start_epoch, start_id, earlier_epochs, earlier_ids } = row
  const earlier = earlier_epochs.map((epoch, nth): Start => [epoch, earlier_ids[nth] ?? 0])
  if (start_epoch !== null && start_epoch !== now) earlier.push([start_epoch, start_id])
  return earlier
}

async function addClient(
  tx: Tx,
  userId: string,
  clientId: string,
  actor: string | null,
): Promise<boolean> {
  await tx`
    insert into client_directory (client_id, user_id) values (${clientId}, ${userId})
    on conflict (client_id) do nothing`
  const own = await tx`
    select from client_directory where client_id = ${clientId} and user_id = ${userId}`
  if (own.length === 0) return false
  await tx`
    insert into sync_clients (user_id, client_id, actor_id)
    values (${userId}, ${clientId}, ${actor})
    on conflict (user_id, client_id) do nothing`
  return true
}

export const selectOutcomes = (
  tx: Tx,
  userId: string,
  clientId: string,
  first: number,
  last: number,
) =>
  tx<{ hash: string; outcome: Outcome }[]>`
    select hash, outcome from sync_outcomes
    where user_id = ${userId} and client_id = ${clientId}
      and mutation_id between ${first} and ${last}
    order by mutation_id`

/** Requires the lock of the space. `upsertRecords` explains the select from `spaces`. */
export const recordOutcomes = (
  tx: Tx,
  userId: string,
  clientId: string,
  outcomes: readonly { hash: string; outcome: Outcome }[],
) =>
  tx`
    insert into sync_outcomes (user_id, client_id, mutation_id, hash, outcome)
    select user_id, ${clientId}, id, hash, outcome::jsonb
    from spaces, unnest(
      ${outcomes.map(({ outcome }) => outcome.id)}::int[], ${outcomes.map(({ hash }) => hash)}::text[],
      ${outcomes.map(({ outcome }) => JSON.stringify(outcome))}::text[]
    ) as dealt_with(id, hash, outcome)
    where user_id = ${userId}`

/** `at` is null if this is no pull. The client has stored the outcomes up to `seen`. */
export const noteClientPulls = (
  tx: Tx,
  userId: string,
  clientId: string,
  { at, seen, aheadId }: { at: Date | null; seen: number; aheadId: Client['aheadId'] },
) =>
  tx`
    with forgotten as (
      delete from sync_outcomes
      where user_id = ${userId} and client_id = ${clientId} and mutation_id <= ${seen}
    )
    update sync_clients
    set last_pull_at = coalesce(${at}::timestamptz, last_pull_at), ahead_id = ${aheadId}
    where user_id = ${userId} and client_id = ${clientId}`

/** `fresh` is null if no mutation was new. The client keeps its last 32 earlier epochs. */
export const settleClient = (
  tx: Tx,
  userId: string,
  clientId: string,
  client: {
    lastId: number
    fresh: { epoch: string } | null
    seen: number
    aheadId: number | null
    startingAt: number | null
  },
) =>
  tx`
    with forgotten as (
      delete from sync_outcomes
      where user_id = ${userId} and client_id = ${clientId} and mutation_id <= ${client.seen}
    )
    update sync_clients set last_id = ${client.lastId}, ahead_id = ${client.aheadId},
      starting_at_version = ${client.startingAt},
      start_epoch = coalesce(${client.fresh?.epoch ?? null}, start_epoch),
      start_id = case
        when start_epoch is distinct from coalesce(${client.fresh?.epoch ?? null}, start_epoch)
        then last_id else start_id end,
      earlier_epochs = case when start_epoch <> ${client.fresh?.epoch ?? null}
        then (earlier_epochs || start_epoch)[greatest(1, cardinality(earlier_epochs) - 30):]
        else earlier_epochs end,
      earlier_ids = case when start_epoch <> ${client.fresh?.epoch ?? null}
        then (earlier_ids || start_id)[greatest(1, cardinality(earlier_ids) - 30):]
        else earlier_ids end
    where user_id = ${userId} and client_id = ${clientId}`

export type ClientSpace = {
  epoch: SpaceEpoch
  version: number
  forgottenVersion: number
  /** The newest settled mutation of this client. */
  lastId: number
  /** `lastId` before the first push of this epoch. */
  startId: number
  /** `lastId` before the first push of each earlier epoch, the oldest first. */
  earlierStarts: Start[]
  /** The version that a paged start from nothing has reached. */
  startingAt: number | null
}

export const startSpaceEpoch = (
  tx: Tx,
  userId: string,
  clientId: string,
  { number, tag, aheadId }: { number: number; tag: string; aheadId: number | null },
) =>
  tx`
    with client as (
      update sync_clients set ahead_id = ${aheadId}
      where user_id = ${userId} and client_id = ${clientId}
    )
    update spaces set epoch_number = ${number}, epoch_tag = ${tag} where user_id = ${userId}`

export const noteStart = (tx: Tx, userId: string, clientId: string, version: number | null) =>
  tx`
    update sync_clients set starting_at_version = ${version}
    where user_id = ${userId} and client_id = ${clientId}`

type Page = {
  rows: SealedRow[]
  /** Null if nothing follows the page. */
  upTo: number | null
  version: number
  forgottenVersion: number
}

/** The outer join is empty if nothing changed. */
type MaybeRow = SealedRow | { collection: null; id: null; version: null; sealed: null }
type OfSpace = { spaceVersion: number; forgottenVersion: number }

/**
 * One statement reads one moment. Only the last push of a page may exceed the size, and no page ends at
 * `refused`.
 */
export async function readPage(
  tx: Tx,
  userId: string,
  { after, refused = null }: { after: number; refused?: number | null },
  size: { rows: number; bytes: number },
): Promise<Page> {
  const found = await tx<(OfSpace & { upTo: number | null } & MaybeRow)[]>`
    with pushes as (
      select version, count(*) as rows, sum(octet_length(sealed)) as bytes from records
      where user_id = ${userId} and version > ${after}
      group by version order by version limit ${size.rows + 1}
    ), filled as (
      select version, coalesce(sum(rows) over before, 0) < ${size.rows}
        and coalesce(sum(bytes) over before, 0) < ${size.bytes} as fits
      from pushes
      window before as (order by version rows between unbounded preceding and 1 preceding)
    ), page as (
      select case when not bool_and(fits) then coalesce(
        max(version) filter (where fits and version is distinct from ${refused}::bigint),
        min(version) filter (where not fits)) end as up_to
      from filled
    )
    select records.collection, records.id, records.version, records.sealed, up_to as "upTo",
      spaces.version as "spaceVersion", forgotten_version as "forgottenVersion"
    from spaces cross join page
    left join records on records.user_id = ${userId} and records.version > ${after}
      and records.version <= coalesce(up_to, spaces.version)
    where spaces.user_id = ${userId}
    order by records.version`
  const [first] = found
  // A person who never wrote anything has no space.
  if (!first) return { rows: [], upTo: null, version: 0, forgottenVersion: 0 }
  const { upTo, spaceVersion: version, forgottenVersion } = first
  return { rows: rowsIn(found), upTo, version, forgottenVersion }
}

const rowsIn = (found: readonly MaybeRow[]): SealedRow[] =>
  found.flatMap(({ collection, id, version, sealed }) =>
    collection === null ? [] : { collection, id, version, sealed },
  )

type Few = {
  epoch: SpaceEpoch
  version: number
  forgottenVersion: number
  rows: SealedRow[]
}

export async function readFew(
  tx: Tx,
  userId: string,
  after: number,
  limit: number,
): Promise<Few | null> {
  const found = await tx<(OfSpace & EpochRow & MaybeRow)[]>`
    with changed as (
      select collection, id, version, sealed from records
      where user_id = ${userId} and version > ${after}
      order by version limit ${limit}
    )
    select epoch, epoch_number, epoch_tag, spaces.version as "spaceVersion",
      forgotten_version as "forgottenVersion",
      changed.collection, changed.id, changed.version, changed.sealed
    from server_state, spaces left join changed on true
    where spaces.user_id = ${userId}`
  const [first] = found
  if (!first) return null
  const { spaceVersion: version, forgottenVersion } = first
  return { epoch: epochOf(first), version, forgottenVersion, rows: rowsIn(found) }
}

/** Returns undefined if the account is deleted. */
export async function readHead(
  tx: Tx,
  userId: string,
): Promise<{ epoch: SpaceEpoch; version: number } | undefined> {
  const [head] = await tx<(EpochRow & { version: number })[]>`
    select epoch, epoch_number, epoch_tag, version from server_state, spaces
    where spaces.user_id = ${userId}`
  return head && { epoch: epochOf(head), version: head.version }
}

export async function readVersion(tx: Tx, userId: string): Promise<number> {
  const [space] = await tx<{ version: number }[]>`
    select version from spaces where user_id = ${userId}`
  return space?.version ?? 0
}
