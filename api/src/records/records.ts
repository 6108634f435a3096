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
import type { Config } from '../core/config'
import { accessOf } from '../db/act-for'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { openCodeTokens } from './code-tokens'
import { filesChanged, openFileLinks, settleFiles } from './file-links'
import { maySend, mergePush, placeKey, placesOf, roleVeto } from './merge-push'
import { deletionsToKeep, trackSize } from './record-limits'
import { openContents, reopenState, sealState, unsealState } from './record-state-seal'
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
import { spaceNotice } from './space-notice'

const DELETIONS_KEPT_MS = KEPT_DAYS.deletedEntry * 24 * 3_600_000

export type StoredRecord = {
  collection: Collection
  id: string
  version: number
  state: RecordState
}

/**
 * A sync client, or the REST API (rest-author.ts). The transaction knows the person and their role
 * (`accessOf`).
 */
export type Author = { clientId: string; lastPullMs: number }

export type Written = {
  version: number
  /** One for each mutation, in the same order. */
  outcomes: Outcome[]
  changed: { row: StoredRecord; before: StoredRecord | undefined }[]
  context: Pick<MergeContext, 'version' | 'nowMs' | 'lastPullMs'>
}

/**
 * The only store of synced records, which are sealed, versioned and merged by the protocol's rules. Call it
 * in a `transaction` of the user. Reads may also run in a `snapshot`.
 */
export type Records = {
  /** Includes deleted rows. */
  read(tx: Tx, userId: string, collections: readonly Collection[]): Promise<StoredRecord[]>
  readOne(
    tx: Tx,
    userId: string,
    collection: Collection,
    id: string,
  ): Promise<StoredRecord | undefined>
  /** Counts rows that are not deleted. */
  count(tx: Tx, userId: string, collections: readonly Collection[]): Promise<Counts>
  reopen(tx: Tx, userId: string, rows: readonly SealedRow[]): Promise<StoredRecord[]>
  /** Locks the space until the commit and returns its version. */
  lock(tx: Tx, userId: string): Promise<number>
  /** Runs `open`, `merge` and `save`, as one push. */
  write(tx: Tx, userId: string, mutations: readonly Mutation[], author: Author): Promise<Written>
  /** Locks the space like `lock`, and reads the rows that the mutations name. */
  open(tx: Tx, userId: string, mutations: readonly Mutation[]): Promise<Opened>
  /** Merges the mutations that were given to `open`, or some of them. */
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
 * `save` may be sent along with other statements of the caller. `isSentAtOnce` means that it waits for no
 * answer between its statements.
 */
type Merged = Written & { isSentAtOnce: boolean; save(): Promise<void> }

type Counts = ReadonlyMap<Collection, number>

type RecordsDeps = {
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
    // Both are sent together, and the rows are read when the lock is held.
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
    const before = await unsealWith(reopenState, tx, userId, touched)
    const tokens = await openCodeTokens(tx, keyring, userId, mutations)
    const vetoFiles = await openFileLinks(tx, userId, mutations)
    const { contentOf, bytesOf } = openContents(before, touched)
    const tracker = trackSize(space.size, limits, bytesOf)
    const mayShow = roleVeto(role)
    const { outcomes, changed } = mergePush(
      before,
      sent,
      { ...author, ...context, userId, actor },
      isAllowed,
      (...step) =>
        mayShow(...step) ??
        vetoFiles(...step) ??
        tracker.veto(...step) ??
        tokens.veto(...step) ??
        tracker.take(...step),
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
        // The device's clock may be years behind.
        deletedAt: row.state.deletedAt === null ? null : at.toISOString(),
        sealed: sealState(key, userId, { ...row, content: contentOf(row.state) }),
      }))
      await Promise.all([
        upsertRecords(tx, userId, version, rows),
        publishVersion(tx, userId, {
          version,
          size: tracker.size(),
          notice: spaceNotice(keyring, userId, version, author.clientId),
        }),
      ])
      if (hasDeletions) {
        await forgetDeletions(tx, userId, new Date(at.getTime() - DELETIONS_KEPT_MS))
        const keep = deletionsToKeep(tracker.size(), limits)
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
