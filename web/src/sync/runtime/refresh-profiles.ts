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
  const news = own.members.length + others.length > 0 ? answer.value.map(notedOf) : []
  if (news.length === 0 && useProfiles.getState().list.length === 0) return
  await changeProfiles(actorId, before => {
    const missing = before.filter(({ id }) => !known.has(id))
    return missing.length > 0 && news.length === 0
      ? [notedOf(own), ...missing]
      : [...news, ...missing]
  })
}

/** As the phone notes it. */
export function notedOf({ members, ...profile }: ProfileOfAnswer): NotedProfile {
  const { id, kind, role, color, firstName, lastName } = profile
  const named = members.flatMap(member => (member.name ? [[member.id, member.name]] : []))
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { id, kind, role, color, name, people: Object.fromEntries(named) }
}
