import { KEPT_DAYS } from 'sync-protocol/rest'
import {
  type Collection,
  FILE_COLLECTIONS,
  type MergeContext,
  type Mutation,
  type Outcome,
  RECORD_LIMITS,
  type RecordState,
} from 'sync-protocol/sync'
import type { Config } from '../config'
import { accessOf } from '../db/act-for'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { openCodeTokens } from './code-tokens'
import { filesChanged, openFileLinks, settleFiles } from './file-links'
import { mergePush, placeKey, placesOf } from './merge-push'
import { deletionsToKeep, openRoom } from './record-room'
import { reopenState, sealState, unsealState } from './record-state-seal'
import {
  countLivingRecords,
  forgetDeletions,
  forgetOldest,
  lockSpace,
  publishVersion,
  type SealedRow,
  type Space,
  selectRecords,
  selectRecordsById,
  upsertRecords,
} from './records.sql'
import { maySend, roleVeto } from './role-veto'
import { spaceNotice } from './space-notice'
import { openContents } from './state-contents'

/** How long a deletion is remembered for devices that were away. */
const DELETIONS_KEPT_MS = KEPT_DAYS.deletedEntry * 24 * 3_600_000

export type StoredRecord = {
  collection: Collection
  id: string
  /** Of the push that changed it last. */
  version: number
  state: RecordState
}

/**
 * By what it is written: a sync client, or the REST face (rest-author.ts). Which person writes, and what they
 * may, their transaction knows (`accessOf`).
 */
export type Author = { clientId: string; lastPullMs: number }

export type Written = {
  /** The space's version after it. */
  version: number
  /** One a mutation, in their order. */
  outcomes: Outcome[]
  /** The rows it changed, as they are now and as they were (undefined: there was none). */
  changed: { row: StoredRecord; before: StoredRecord | undefined }[]
  /** What the merge went by. */
  context: Pick<MergeContext, 'version' | 'nowMs' | 'lastPullMs'>
}

/**
 * The one store of synced records: sealed, versioned, merged by the protocol's rules. Call it in a
 * `transaction` of the user; the readers in a `snapshot` too.
 */
export type Records = {
  /** The rows of some collections, deleted ones included. */
  read(tx: Tx, userId: string, collections: readonly Collection[]): Promise<StoredRecord[]>
  readOne(
    tx: Tx,
    userId: string,
    collection: Collection,
    id: string,
  ): Promise<StoredRecord | undefined>
  /** How many rows of some collections are not deleted. */
  count(tx: Tx, userId: string, collections: readonly Collection[]): Promise<Counts>
  /** Sealed rows as they are handed to devices: what the seal proves is not checked again, as in a merge. */
  reopen(tx: Tx, userId: string, rows: readonly SealedRow[]): Promise<StoredRecord[]>
  /** Holds off every other writer of this space until the commit; gives its version. */
  lock(tx: Tx, userId: string): Promise<number>
  /** Applies the mutations in order, as one push, in a handful of statements: `open`, `merge`, `save`. */
  write(tx: Tx, userId: string, mutations: readonly Mutation[], author: Author): Promise<Written>
  /** Locks the space as `lock` does, and reads the rows that the mutations name. */
  open(tx: Tx, userId: string, mutations: readonly Mutation[]): Promise<Opened>
  /** Merges into what was opened, for as many of those mutations or fewer. */
  merge(
    tx: Tx,
    userId: string,
    opened: Opened,
    mutations: readonly Mutation[],
    author: Author,
  ): Promise<Merged>
}

export type Opened = { space: Space; touched: SealedRow[] }
/**
 * `save` writes it, and may travel with other statements of the caller's. `isSentAtOnce`: its first
 * statements are all, and none waits for an answer to another.
 */
export type Merged = Written & { isSentAtOnce: boolean; save(): Promise<void> }

type Counts = ReadonlyMap<Collection, number>

export type RecordsDeps = {
  keyring: Keyring
  now: () => Date
  config?: Pick<Config, 'recordLimits'>
}

export function createRecords({ keyring, now, config }: RecordsDeps): Records {
  const limits = config?.recordLimits ?? RECORD_LIMITS
  const unsealWith = async (
    open: typeof unsealState,
    tx: Tx,
    userId: string,
    rows: readonly SealedRow[],
  ): Promise<StoredRecord[]> => {
    if (rows.length === 0) return []
    const key = await keyring.userKey(tx, userId)
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      state: open(key, userId, { ...row, sealed }),
    }))
  }
  const unseal = (tx: Tx, userId: string, rows: readonly SealedRow[]) =>
    unsealWith(unsealState, tx, userId, rows)

  const read: Records['read'] = async (tx, userId, collections) =>
    unseal(tx, userId, await selectRecords(tx, userId, collections))

  const open: Records['open'] = async (tx, userId, mutations) => {
    // Sent together, and read after the lock is held.
    const [space, touched] = await Promise.all([
      lockSpace(tx, userId),
      selectRecordsById(tx, userId, placesOf(mutations)),
    ])
    return { space, touched }
  }

  const merge: Records['merge'] = async (tx, userId, { space, touched }, sent, author) => {
    const at = now()
    const { role, actor } = accessOf(tx)
    const isAllowed = (mutation: Mutation) => maySend(role, mutation)
    const mutations = sent.filter(isAllowed)
    const version = space.version + 1
    const context = { version, nowMs: at.getTime(), lastPullMs: author.lastPullMs }
    // Unchecked: what the seal proves stays as its schema had it, and what is merged in was checked.
    const before = await unsealWith(reopenState, tx, userId, touched)
    const tokens = await openCodeTokens(tx, keyring, userId, mutations)
    const vetoFiles = await openFileLinks(tx, userId, mutations)
    const { contentOf, bytesOf } = openContents(before, touched)
    const room = openRoom(space.size, limits, bytesOf)
    const mayShow = roleVeto(role)
    const { outcomes, changed } = mergePush(
      before,
      sent,
      { ...author, ...context, userId, actor },
      isAllowed,
      (...step) =>
        mayShow(...step) ??
        vetoFiles(...step) ??
        room.veto(...step) ??
        tokens.veto(...step) ??
        room.take(...step),
    )
    await tokens.settle(changed, at)
    if (changed.length === 0) {
      const nothing = { isSentAtOnce: true, save: async () => {} }
      return { version: space.version, outcomes, changed: [], context, ...nothing }
    }
    const key = await keyring.userKey(tx, userId)
    const hasDeletions = changed.some(({ state }) => state.deletedAt !== null)
    const hasOtherFiles = filesChanged(before, changed)
    const save = async () => {
      const rows = changed.map(row => ({
        collection: row.collection,
        id: row.id,
        // By this clock, not by the device's, which may be years behind.
        deletedAt: row.state.deletedAt === null ? null : at.toISOString(),
        sealed: sealState(key, userId, { ...row, content: contentOf(row.state) }),
      }))
      await Promise.all([
        upsertRecords(tx, userId, version, rows),
        publishVersion(tx, userId, {
          version,
          size: room.size(),
          notice: spaceNotice(keyring, userId, version, author.clientId),
        }),
      ])
      if (hasDeletions) {
        await forgetDeletions(tx, userId, new Date(at.getTime() - DELETIONS_KEPT_MS))
        const keep = deletionsToKeep(room.size(), limits)
        if (keep) await forgetOldest(tx, userId, keep)
      }
      if (hasOtherFiles) {
        await settleFiles(tx, userId, await read(tx, userId, FILE_COLLECTIONS), at)
      }
    }
    const byPlace = new Map(before.map(row => [placeKey(row), row]))
    return {
      ...{ version, outcomes, context, save },
      isSentAtOnce: !hasDeletions && !hasOtherFiles,
      changed: changed.map(row => ({
        row: { ...row, version },
        before: byPlace.get(placeKey(row)),
      })),
    }
  }

  return {
    reopen: (tx, userId, rows) => unsealWith(reopenState, tx, userId, rows),
    read,
    lock: async (tx, userId) => (await lockSpace(tx, userId)).version,

    async readOne(tx, userId, collection, id) {
      const rows = await selectRecordsById(tx, userId, [{ collection, id }])
      return (await unseal(tx, userId, rows))[0]
    },

    async count(tx, userId, collections) {
      const rows = await countLivingRecords(tx, userId, collections)
      return new Map(rows.map(({ collection, count }) => [collection, count]))
    },

    open,
    merge,

    async write(tx, userId, mutations, author) {
      const opened = await open(tx, userId, mutations)
      const {
        save,
        isSentAtOnce: _,
        ...written
      } = await merge(tx, userId, opened, mutations, author)
      await save()
      return written
    },
  }
}
