import { type Outcome, type SpaceEpoch, writeEpoch } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'

export type Client = {
  epoch: string
  lastId: number
  lastPullMs: number
  /** A claim of being ahead that was answered with a new epoch, or by starting anew in one. */
  aheadId: number | null
}

type EpochRow = { epoch: string; epoch_number: number | null; epoch_tag: string | null }

const epochOf = ({ epoch, epoch_number, epoch_tag }: EpochRow): SpaceEpoch => ({
  server: epoch,
  number: epoch_number ?? 0,
  tag: epoch_tag ?? '',
})

type ClientRow = EpochRow & {
  last_id: number
  last_pull_at: Date | null
  ahead_id: number | null
}

async function readClient(tx: Tx, userId: string, clientId: string) {
  const [row] = await tx<ClientRow[]>`
    select epoch, epoch_number, epoch_tag, last_id, last_pull_at, ahead_id
    from server_state, sync_clients left join spaces using (user_id)
    where user_id = ${userId} and client_id = ${clientId}`
  return row
}

/** The client, known from now on; null when it is another person's. */
export async function openClient(tx: Tx, userId: string, clientId: string): Promise<Client | null> {
  const known = await readClient(tx, userId, clientId)
  const row =
    known ?? ((await addClient(tx, userId, clientId)) && (await readClient(tx, userId, clientId)))
  if (!row) return null
  return {
    epoch: writeEpoch(epochOf(row)),
    lastId: row.last_id,
    lastPullMs: row.last_pull_at?.getTime() ?? 0,
    aheadId: row.ahead_id,
  }
}

/** False when it is another person's. */
async function addClient(tx: Tx, userId: string, clientId: string): Promise<boolean> {
  await tx`
    insert into client_directory (client_id, user_id) values (${clientId}, ${userId})
    on conflict (client_id) do nothing`
  const own = await tx`
    select from client_directory where client_id = ${clientId} and user_id = ${userId}`
  if (own.length === 0) return false
  await tx`
    insert into sync_clients (user_id, client_id) values (${userId}, ${clientId})
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

export const recordOutcomes = (
  tx: Tx,
  userId: string,
  clientId: string,
  outcomes: readonly { hash: string; outcome: Outcome }[],
) =>
  tx`
    insert into sync_outcomes (user_id, client_id, mutation_id, hash, outcome)
    select ${userId}, ${clientId}, id, hash, outcome::jsonb
    from unnest(
      ${outcomes.map(({ outcome }) => outcome.id)}::int[], ${outcomes.map(({ hash }) => hash)}::text[],
      ${outcomes.map(({ outcome }) => JSON.stringify(outcome))}::text[]
    ) as dealt_with(id, hash, outcome)
    returning 1`

export const advanceClient = (
  tx: Tx,
  userId: string,
  clientId: string,
  { lastId, epoch }: { lastId: number; epoch: string },
) =>
  tx`
    update sync_clients set last_id = ${lastId}, start_epoch = ${epoch},
      start_id = case when start_epoch is distinct from ${epoch} then last_id else start_id end
    where user_id = ${userId} and client_id = ${clientId}`

/** The client is pulling at `at`, and has kept all outcomes up to `seen`. `aheadId`: see Client. */
export const noteClientPulls = (
  tx: Tx,
  userId: string,
  clientId: string,
  { at, seen, aheadId }: { at: Date; seen: number; aheadId: number | null },
) =>
  tx`
    with forgotten as (
      delete from sync_outcomes
      where user_id = ${userId} and client_id = ${clientId} and mutation_id <= ${seen}
    )
    update sync_clients
    set last_pull_at = ${at}, ahead_id = ${aheadId}
    where user_id = ${userId} and client_id = ${clientId}`

export type Space = {
  epoch: SpaceEpoch
  version: number
  forgottenVersion: number
  /** The newest mutation of this client that was dealt with. */
  lastId: number
  /** The same, as it was before the client's first push of this epoch. */
  startId: number
  /** How far this client's start from nothing has come, in pages; null when it is not starting. */
  startingAt: number | null
}

export async function readSpace(tx: Tx, userId: string, clientId: string): Promise<Space> {
  type Row = Omit<Space, 'epoch'> & EpochRow & { startEpoch: string | null }
  const [row] = await tx<Row[]>`
    select epoch, epoch_number, epoch_tag, coalesce(version, 0) as version,
      coalesce(forgotten_version, 0) as "forgottenVersion", coalesce(last_id, 0) as "lastId",
      coalesce(start_id, 0) as "startId", start_epoch as "startEpoch", starting_at_version as "startingAt"
    from server_state
    left join spaces on spaces.user_id = ${userId}
    left join sync_clients on sync_clients.user_id = ${userId} and client_id = ${clientId}`
  if (!row) throw new Error('The server has no epoch')
  const { version, forgottenVersion, lastId, startingAt } = row
  const epoch = epochOf(row)
  const startId = row.startEpoch === writeEpoch(epoch) ? row.startId : lastId
  return { epoch, version, forgottenVersion, lastId, startId, startingAt }
}

/** A new history for this space, because of what this client claims. */
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

/** How much each push after `after` would add to a page, oldest first. */
export const measurePushes = (tx: Tx, userId: string, after: number, limit: number) =>
  tx<{ version: number; rows: number; bytes: number }[]>`
    select version, count(*)::int as rows, sum(octet_length(sealed))::int as bytes from records
    where user_id = ${userId} and version > ${after}
    group by version order by version limit ${limit}`

export async function readVersion(tx: Tx, userId: string): Promise<number> {
  const [space] = await tx<{ version: number }[]>`
    select version from spaces where user_id = ${userId}`
  return space?.version ?? 0
}
