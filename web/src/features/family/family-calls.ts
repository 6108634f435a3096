import type { Role } from 'sync-protocol/family'
import {
  type ClaimRequest,
  claimAnswerSchema,
  type InvitationRequest,
  type MemberRequest,
  memberAnswerSchema,
  newInvitationAnswerSchema,
} from 'sync-protocol/rest'
import { request } from '../../http/client'
import { dropRefused, makePasskey } from '../../people/passkeys'

const profile = (id: string) => `/api/profiles/${id}`

export const changeMember = (profileId: string, memberId: string, body: MemberRequest) =>
  request(`${profile(profileId)}/members/${memberId}`, {
    ...{ method: 'PATCH', body, answer: memberAnswerSchema },
  })

export const removeMember = (profileId: string, memberId: string) =>
  request(`${profile(profileId)}/members/${memberId}`, { method: 'DELETE', answer: null })

export const leaveProfile = (profileId: string) =>
  request(`${profile(profileId)}/membership`, { method: 'DELETE', answer: null })

/** Deletes a record without a login for good. Needs a fresh sign-in. */
export const deleteProfile = (profileId: string) =>
  request(profile(profileId), { method: 'DELETE', answer: null })

export const invite = (profileId: string, body: InvitationRequest) =>
  request(`${profile(profileId)}/invitations`, {
    ...{ method: 'POST', body, answer: newInvitationAnswerSchema },
  })

export const withdrawInvitation = (profileId: string, id: string) =>
  request(`${profile(profileId)}/invitations/${id}`, { method: 'DELETE', answer: null })

export const confirmInvitation = (profileId: string, id: string) =>
  request(`${profile(profileId)}/invitations/${id}/confirm`, {
    ...{ method: 'POST', answer: memberAnswerSchema },
  })

/** Needs a fresh sign-in. */
export const handOver = (profileId: string, body: ClaimRequest) =>
  request(`${profile(profileId)}/claim`, { method: 'POST', body, answer: claimAnswerSchema })

/** Possible until the hand-over takes effect. */
export const stopHandOver = (profileId: string) =>
  request(`${profile(profileId)}/claim`, { method: 'DELETE', answer: null })

export async function handOverByPasskey(
  profileId: string,
  person: Pick<ClaimRequest, 'email' | 'keepAs'>,
) {
  const { email } = person
  const passkey = await makePasskey({ email }, `${profile(profileId)}/claim/options`)
  if (!passkey.ok) return passkey
  const answer = await handOver(profileId, { ...person, passkey: passkey.value })
  if (!answer.ok) await dropRefused(passkey.value, answer.failure)
  return answer
}

export const asRole = (value: string): Role | undefined =>
  (['guardian', 'carer', 'viewer'] as const).find(role => role === value)
