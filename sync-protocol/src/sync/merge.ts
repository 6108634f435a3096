/**
 * Server, phone, tests and benchmarks run the same pure function.
 *
 * An author has *seen* an entry if the entry is not newer than the version the author looked at, or if the
 * author's own client wrote it. Overwriting an unseen value is a conflict (merge-fields.ts). The losing value
 * is kept next to the winner until an author who has seen it writes the field.
 *
 * When an edit and a deletion meet, the row is kept and flagged, because a lost allergy is worse than a
 * duplicate. A record always satisfies its schema, and would do so with any losing value instead of the
 * winner.
 */
import { COLLECTIONS } from './collections'
import { messagesByField } from './field-messages'
import { type Author, hasSeen, mergeFields, SEVERAL } from './merge-fields'
import type { Mutation } from './mutation'
import { type RecordState, valuesOf } from './record-state'

export interface MergeContext {
  version: number
  clientId: string
  userId: string
  /** Absent for the record's own person. */
  actor?: string | undefined
  nowMs: number
  /** The server's time, or 0 if the client never pulled. */
  lastPullMs: number
}

export type MergeResult =
  | { status: 'applied' | 'merged'; record: RecordState | undefined; conflicts: string[] }
  | { status: 'rejected'; code: RejectionCode; fields: Record<string, string> }

/**
 * - `wrong_row`: the id is not that of the one row of a single collection.
 * - `deleted`: the mutation edits a row whose deletion is final.
 * - `token_taken`: a code's token is or was another's, or its secret does not prove it.
 * - `file_unknown`: the row names a file that this person has not sent.
 *
 * Only the store knows the facts behind `token_taken` and the codes after it, and reports them.
 */
export type RejectionCode =
  | 'invalid'
  | 'wrong_row'
  | 'deleted'
  | 'token_taken'
  | 'file_unknown'
  | 'too_many'
  | 'role_too_low'

/** `state` is undefined if the row does not exist, and is not changed. */
export function mergeMutation(
  state: RecordState | undefined,
  mutation: Mutation,
  context: MergeContext,
): MergeResult {
  const { single, finalDeletion } = COLLECTIONS[mutation.collection]
  if (single && mutation.rowId !== context.userId) return reject('wrong_row')
  const author: Author = {
    clientId: context.clientId,
    version: context.version,
    at: clampAt(mutation.at, context.lastPullMs, context.nowMs),
    actor: context.actor,
  }
  if (mutation.kind === 'remove') return mergeRemove(state, mutation, author)
  const isDead = finalDeletion && state !== undefined && state.deletedAt !== null
  if (isDead && state.deletedBy !== context.clientId) return reject('deleted')
  // The server forgot the row's deletion, or a restored server lost it. A client whose base is the
  // present version knows that there is no row.
  const isEdit = Object.values(mutation.fields ?? {}).some(([, base]) => base !== 0)
  const isForgotten =
    !single && state === undefined && isEdit && newestBase(mutation) < context.version
  if (isForgotten && finalDeletion) return reject('deleted')
  return mergePut(state, mutation, author, isForgotten)
}

const newestBase = ({ fields = {} }: Mutation): number =>
  Math.max(0, ...Object.values(fields).map(([, base]) => base))

const reject = (code: RejectionCode, fields: Record<string, string> = {}): MergeResult => ({
  status: 'rejected',
  code,
  fields,
})

function mergePut(
  state: RecordState | undefined,
  mutation: Mutation,
  author: Author,
  isForgotten: boolean,
): MergeResult {
  const { schema } = COLLECTIONS[mutation.collection]
  const meant = { ...(state && valuesOf(state)), ...valuesIn(mutation) }
  const checked = schema.safeParse(meant)
  if (!checked.success) return reject('invalid', messagesByField(checked.error.issues))

  const record = mergeFields(state ?? blank(author.at), mutation, author)
  record.updatedAt = Math.max(record.updatedAt, author.at)
  settleDeletion(record, mutation, author)
  if (isForgotten) record.revived = author.version

  const kept = schema.safeParse(valuesOf(record))
  if (!kept.success) return reject('invalid', messagesByField(kept.error.issues))
  const conflicts = Object.keys(mutation.fields ?? {}).filter(name => record.conflicts?.[name])
  const isMerged = conflicts.length > 0 || record.revived === author.version
  return { status: isMerged ? 'merged' : 'applied', record, conflicts }
}

const valuesIn = ({ fields = {} }: Mutation) =>
  Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]))

const blank = (at: number): RecordState => ({
  fields: {},
  deletedAt: null,
  deletedVersion: 0,
  createdAt: at,
  updatedAt: at,
})

/** The row is flagged unless its author had seen the deletion. */
function settleDeletion(record: RecordState, mutation: Mutation, author: Author): void {
  const base = newestBase(mutation)
  if (record.revived !== undefined && record.revived <= base) delete record.revived
  if (record.deletedAt === null) return
  const sawDeletion = record.deletedVersion <= base || record.deletedBy === author.clientId
  if (!sawDeletion) record.revived = author.version
  record.deletedAt = null
  record.deletedVersion = 0
  delete record.deletedBy
}

function mergeRemove(
  known: RecordState | undefined,
  mutation: Mutation,
  author: Author,
): MergeResult {
  if (known && known.deletedAt !== null) {
    // A row deleted by several clients is flagged when one of them undoes the deletion.
    const isOwn = known.deletedBy === author.clientId || known.deletedBy === SEVERAL
    const record = isOwn ? known : { ...known, deletedBy: SEVERAL }
    return { status: 'applied', record, conflicts: [] }
  }
  // A restored server may have forgotten the row. The deletion is kept, so that a row sent again by
  // another device is flagged.
  const state = known ?? blank(author.at)
  const updatedAt = Math.max(state.updatedAt, author.at)
  const base = mutation.baseVersion ?? Number.POSITIVE_INFINITY
  const entries = [...Object.values(state.fields), ...Object.values(state.conflicts ?? {}).flat()]
  const sawAll = entries.every(entry => hasSeen(entry, base, author))
  if (!sawAll && !COLLECTIONS[mutation.collection].finalDeletion) {
    return {
      status: 'merged',
      record: { ...state, revived: author.version, updatedAt },
      conflicts: [],
    }
  }
  const { conflicts: _settled, revived = 0, ...rest } = state
  const deletion = {
    deletedAt: author.at,
    deletedVersion: author.version,
    // The author does not know about an earlier deletion by another client.
    deletedBy: revived > base ? SEVERAL : author.clientId,
  }
  return { status: 'applied', record: { ...rest, ...deletion, updatedAt }, conflicts: [] }
}

/**
 * Device clocks can be wrong, and the time of a mutation decides between concurrent edits. It is therefore
 * limited to the time between the client's last pull, which the base versions prove, and now.
 */
function clampAt(at: number, lastPullMs: number, nowMs: number): number {
  return Math.min(nowMs, Math.max(at, Math.min(lastPullMs, nowMs)))
}
