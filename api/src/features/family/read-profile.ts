import type { KeyObject } from 'node:crypto'
import { may } from 'sync-protocol/family'
import type { MemberAnswer, ProfileOfAnswer } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { accessOf } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { readHandOver } from '../../records/family/hand-overs'
import { selectInvitations } from '../../records/family/invitations.sql'
import { openLabel } from '../../records/family/label'
import { type MemberRow, selectMembers } from '../../records/family/members.sql'
import { readPerson } from '../../records/family/people.sql'
import { openInvitationDetails } from './invitation-details'

type Deps = Pick<Services, 'keyring' | 'accountNames'>

/** Runs within the record, as the person who asks. */
export async function readProfile(
  tx: Tx,
  { keyring, accountNames }: Deps,
  subjectId: string,
  at: Date,
): Promise<ProfileOfAnswer> {
  const person = await readPerson(tx, subjectId)
  if (!person) throw new AppError('not_found')
  const { role, actor } = accessOf(tx)
  const { firstName, lastName } = await accountNames.read(tx, subjectId)
  const key = await keyring.userKey(tx, subjectId)
  const members = await selectMembers(tx, subjectId, at)
  const labelOf = ({ memberId, sealed }: MemberRow) => openLabel(key, subjectId, memberId, sealed)
  const own = members.find(({ memberId }) => memberId === actor)
  const label = own && labelOf(own)
  return {
    ...{ id: subjectId, kind: person.kind, role },
    firstName: firstName || null,
    lastName: lastName || null,
    relationship: label?.relationship || null,
    color: label?.color ?? null,
    since: (own?.since ?? person.createdAt).toISOString(),
    until: own?.until?.toISOString() ?? null,
    handOver: may(role, 'handOver') ? await handOverAnswer(tx, key, subjectId) : null,
    members: members.map(member => memberAnswer(member, labelOf(member), actor)),
    waiting: may(role, 'members') ? await waitingAnswer(tx, key, subjectId, at) : [],
  }
}

async function waitingAnswer(tx: Tx, key: KeyObject, subjectId: string, at: Date) {
  const rows = await selectInvitations(tx, subjectId, at)
  return rows.flatMap(({ id, sealed }) => {
    const { accepted } = openInvitationDetails(key, { subjectId, id }, sealed)
    return accepted ? [{ invitationId: id, name: accepted.name || accepted.email }] : []
  })
}

async function handOverAnswer(tx: Tx, key: KeyObject, subjectId: string) {
  const handOver = await readHandOver(tx, key, subjectId)
  if (!handOver) return null
  const { email, memberId: askedBy, takesEffectAt } = handOver
  return { email, askedBy, takesEffectAt: takesEffectAt.toISOString() }
}

export const memberAnswer = (
  { memberId, role, since, until }: MemberRow,
  { name, relationship }: ReturnType<typeof openLabel>,
  askerId: string | undefined,
): MemberAnswer => ({
  ...{ id: memberId, role },
  name: name || null,
  relationship: relationship || null,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
  isYou: memberId === askerId,
})
