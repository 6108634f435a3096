import type { Role } from 'sync-protocol/family'
import {
  acceptAnswerSchema,
  newInvitationAnswerSchema,
  profileOfAnswerSchema,
} from 'sync-protocol/rest'
import { joinRecord } from '../src/records/family/join-record'
import { bodyOf } from './answers'
import type { TestApp, TestPerson } from './app'

export async function addProfile(person: TestPerson, values: object = {}) {
  const answer = await person.send('POST', '/api/profiles', { json: values })
  return bodyOf(answer, profileOfAnswerSchema)
}

export async function inviteBy(person: TestPerson, profileId: string, values: object = {}) {
  const answer = await person.send('POST', `/api/profiles/${profileId}/invitations`, {
    json: { role: 'carer', ...values },
  })
  const { invitation, link } = await bodyOf(answer, newInvitationAnswerSchema)
  return { ...invitation, token: tokenIn(link) }
}

export const tokenIn = (text: string | null | undefined) =>
  /\/invitation#([\w-]+)/.exec(text ?? '')?.[1] ?? ''

export async function letIn(
  test: TestApp,
  inviter: TestPerson,
  profileId: string,
  { person, role, until }: { person: TestPerson; role: Role; until?: string | null },
): Promise<void> {
  await inviteBy(inviter, profileId, {
    ...{ role, email: person.email },
    ...(until !== undefined && { until }),
  })
  const message = test.emails.findLast(({ to }) => to === person.email)
  const answer = await person.send('POST', `/api/invitations/${tokenIn(message?.text)}/accept`)
  await bodyOf(answer, acceptAnswerSchema)
}

/** Skips the invitation, because e-mails are limited. */
export function joinAtOnce(
  { deps, keyring }: TestApp,
  inviterId: string,
  subjectId: string,
  { memberId, role }: { memberId: string; role: Role },
): Promise<void> {
  const at = deps.now()
  const by = { id: inviterId, right: 'members', at } as const
  const subject = { id: subjectId, ...(inviterId !== subjectId && { by }) }
  const joining = { subjectId, memberId, role, until: null, at, label: {} }
  return deps.database.actFor({ ...subject, changesMembers: true, joins: memberId }, tx =>
    joinRecord(tx, keyring, joining),
  )
}

export const asProfile = (profileId: string) => ({
  headers: { 'X-LifeTag-Profile': profileId },
})
