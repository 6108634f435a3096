import type { Role } from 'sync-protocol/family'
import { byteaArray } from '../../db/bytea-array'
import type { Tx } from '../../db/database'

export type InvitationRow = {
  id: string
  tokenHash: Buffer
  /** Null if anyone with the link may join. */
  emailHash: Buffer | null
  role: Role
  until: Date | null
  createdBy: string
  createdAt: Date
  expiresAt: Date
  acceptedBy: string | null
  joinedAt: Date | null
  sealed: Buffer
}

const columns = (tx: Tx) =>
  tx`id, token_hash as "tokenHash", email_hash as "emailHash", role, until,
    created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt",
    accepted_by as "acceptedBy", joined_at as "joinedAt", sealed`

/** Call it within `database.lookup('invitation', …)`, and all others in a transaction for the record. */
export async function findInvitedTo(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await tx<{ user_id: string }[]>`
    select user_id from invitation_directory where token_hash = ${tokenHash}`
  return row?.user_id
}

/** An accepted invitation is open until its person has joined. */
export const selectInvitations = (tx: Tx, subjectId: string, at: Date) =>
  tx<InvitationRow[]>`
    select ${columns(tx)} from invitations
    where user_id = ${subjectId} and expires_at > ${at} and joined_at is null
    order by created_at desc, id desc`

export async function findByToken(
  tx: Tx,
  subjectId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await tx<InvitationRow[]>`
    select ${columns(tx)} from invitations
    where user_id = ${subjectId} and token_hash = ${tokenHash} and expires_at > ${at}`
  return row
}

export async function findInvitation(
  tx: Tx,
  subjectId: string,
  id: string,
  at: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await tx<InvitationRow[]>`
    select ${columns(tx)} from invitations
    where user_id = ${subjectId} and id = ${id} and expires_at > ${at} and joined_at is null`
  return row
}

type NewInvitation = Omit<InvitationRow, 'acceptedBy' | 'joinedAt'>

export async function insertInvitation(tx: Tx, subjectId: string, invitation: NewInvitation) {
  const { id, tokenHash, emailHash, role, until, createdBy, createdAt, expiresAt, sealed } =
    invitation
  await tx`
    insert into invitation_directory (token_hash, user_id, expires_at)
    values (${tokenHash}, ${subjectId}, ${expiresAt})`
  await tx`
    insert into invitations (user_id, id, token_hash, email_hash, role, until, created_by,
      created_at, expires_at, sealed)
    values (${subjectId}, ${id}, ${tokenHash}, ${emailHash}, ${role}, ${until}, ${createdBy},
      ${createdAt}, ${expiresAt}, ${sealed})`
}

/** `joinedAt` is null while the inviter has to confirm. */
export const noteAccepted = (
  tx: Tx,
  subjectId: string,
  id: string,
  { by, joinedAt, sealed }: { by: string; joinedAt: Date | null; sealed: Buffer },
) =>
  tx`
    update invitations set accepted_by = ${by}, joined_at = ${joinedAt}, sealed = ${sealed}
    where user_id = ${subjectId} and id = ${id}`

export const noteJoined = (tx: Tx, subjectId: string, id: string, at: Date) =>
  tx`update invitations set joined_at = ${at} where user_id = ${subjectId} and id = ${id}`

export async function withdrawInvitation(tx: Tx, subjectId: string, id: string): Promise<boolean> {
  const gone = await tx<Gone>`
    delete from invitations where user_id = ${subjectId} and id = ${id} and joined_at is null
    returning token_hash`
  await leaveDirectory(tx, subjectId, gone)
  return gone.length > 0
}

export async function withdrawInvitationsOf(tx: Tx, subjectId: string, memberId: string) {
  const gone = await tx<Gone>`
    delete from invitations where user_id = ${subjectId} and created_by = ${memberId}
    returning token_hash`
  await leaveDirectory(tx, subjectId, gone)
}

type Gone = { token_hash: Buffer }[]

async function leaveDirectory(tx: Tx, subjectId: string, gone: Gone) {
  if (gone.length === 0) return
  const hashes = gone.map(row => row.token_hash)
  await tx`
    delete from invitation_directory
    where user_id = ${subjectId} and token_hash = any(${byteaArray(tx, hashes)})`
}
