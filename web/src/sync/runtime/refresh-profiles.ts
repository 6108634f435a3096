import { type ProfileOfAnswer, profilesAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import { changeProfiles, type NotedProfile, useProfiles } from '../../stores/profiles'

/**
 * Asks the server which records the one signed in may open. No answer changes nothing, and none is closed
 * by this: one that is missing may have been made since. Its own exchange says whether it is closed.
 */
export async function refreshProfiles(actorId: string): Promise<void> {
  const answer = await request('/api/profiles', { answer: profilesAnswerSchema })
  if (!answer.ok || useProfiles.getState().actorId !== actorId) return
  const [own, ...others] = answer.value
  // Of somebody else, who has signed in meanwhile.
  if (own?.id !== actorId) return
  const known = new Set(answer.value.map(({ id }) => id))
  const isOfSeveral = own.members.length + others.length > 0
  if (!isOfSeveral && useProfiles.getState().list.length === 0) return
  // One's own stays noted when the last other one has gone: something of that may be left to offer.
  const news = answer.value.map(notedOf)
  await changeProfiles(actorId, before => [...news, ...before.filter(({ id }) => !known.has(id))])
}

/** As the phone notes it. */
export function notedOf({ members, handOver, ...profile }: ProfileOfAnswer): NotedProfile {
  const { id, kind, role, color, firstName, lastName } = profile
  const named = members.flatMap(member => (member.name ? [[member.id, member.name]] : []))
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    ...{ id, kind, role, color, name, people: Object.fromEntries(named) },
    ...(handOver && { handOverAt: handOver.takesEffectAt }),
  }
}
