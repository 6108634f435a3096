/**
 * Merging one mutation into one record: pure, so that server, tests and benchmarks run the same.
 *
 * An author has *seen* an entry when its version is not newer than the row the author looked at, or
 * when the author's own client wrote it. Overwriting what was seen is an edit; overwriting what was
 * not is a conflict (merge-fields.ts): the losing value stays beside the winner until somebody who
 * has seen it writes the field again. An edit that meets a deletion (or the other way round) keeps
 * the row and flags it: a lost allergy is worse than a doubled one. Whatever the order, a record
 * satisfies its schema, and so would each losing value in the winner's place.
 */
import { clampAt } from './clock'
import { COLLECTIONS } from './collections'
import { messagesByField } from './field-messages'
import { type Author, hasSeen, mergeFields, SEVERAL } from './merge-fields'
import type { Mutation } from './mutation'
import { type RecordState, valuesOf } from './record-state'

export interface MergeContext {
  /** The version this push will have. */
  version: number
  clientId: string
  /** Whose record it is. */
  userId: string
  /** Who writes; left out for the record's own person. */
  actor?: string | undefined
  nowMs: number
  /** When this client last pulled, by the server's clock; 0 for never. */
  lastPullMs: number
}

export type MergeResult =
  | { status: 'applied' | 'merged'; record: RecordState | undefined; conflicts: string[] }
  | { status: 'rejected'; code: RejectionCode; fields: Record<string, string> }

/**
 * `invalid`: the values break the schema. `wrong_row`: not the one row of a single collection.
 * `deleted`: edits a row whose deletion is final. `token_taken`: a code's token that is or was
 * another's, or that its secret does not prove; `file_unknown`: names a file this person has not sent; `too_many`: the record is full;
 * `role_too_low`: the author may not do this in this record (the last four are told by the store,
 * which alone can know).
 */
export type RejectionCode =
  | 'invalid'
  | 'wrong_row'
  | 'deleted'
  | 'token_taken'
  | 'file_unknown'
  | 'too_many'
  | 'role_too_low'

/**
 * What becomes of `state` (undefined: no such row yet) under `mutation`. `state` is not changed.
 * A rejection carries messages by field and leaves the record as it was.
 */
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
  // Deleted so long ago that the deletion itself is forgotten, or lost with a restored server. (Who
  // claims to know the present state knows that there is none.)
  const isEdit = Object.values(mutation.fields ?? {}).some(([, base]) => base !== 0)
  const isForgotten =
    !single && state === undefined && isEdit && newestBase(mutation) < context.version
  if (isForgotten && finalDeletion) return reject('deleted')
  return mergePut(state, mutation, author, isForgotten)
}

/** The version of the row its author was looking at; 0 for none. */
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

/** An edit brings a deleted row back: quietly when it undoes a deletion it saw, else flagged. */
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
    // Deleted by two, it is nobody's own deletion: an undo of one brings it back flagged.
    const isOwn = known.deletedBy === author.clientId || known.deletedBy === SEVERAL
    const record = isOwn ? known : { ...known, deletedBy: SEVERAL }
    return { status: 'applied', record, conflicts: [] }
  }
  // A restored server may have forgotten the row: the deletion is kept, so that another device
  // that sends the row again does not bring it back as if nothing had been.
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
    // Its author does not know that the row was deleted before, and by somebody else.
    deletedBy: revived > base ? SEVERAL : author.clientId,
  }
  return { status: 'applied', record: { ...rest, ...deletion, updatedAt }, conflicts: [] }
}
