import { fullNameOf } from 'sync-protocol/medical'
import { type ProfileOfAnswer, profilesAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import { changeProfiles, type NotedProfile, useProfiles } from '../../people/profiles'

/** Closes no record, because a record that is missing from the answer may have been made since. */
export async function refreshProfiles(actorId: string): Promise<void> {
  const answer = await request('/api/profiles', { answer: profilesAnswerSchema })
  if (!answer.ok || useProfiles.getState().actorId !== actorId) return
  const [own, ...others] = answer.value
  // Another person has signed in meanwhile, and the answer belongs to the other account.
  if (own?.id !== actorId) return
  const known = new Set(answer.value.map(({ id }) => id))
  const isOfSeveral = own.members.length + own.waiting.length + others.length > 0
  if (!isOfSeveral && useProfiles.getState().list.length === 0) return
  // The user's own record stays noted after the last other one is gone, so that leftovers are still offered.
  const news = answer.value.map(notedOf)
  await changeProfiles(actorId, before => [...news, ...before.filter(({ id }) => !known.has(id))])
}

export async function refreshOwnProfiles(): Promise<void> {
  const { actorId } = useProfiles.getState()
  if (actorId) await refreshProfiles(actorId)
}

function notedOf({ members, handOver, waiting, ...profile }: ProfileOfAnswer): NotedProfile {
  const { id, kind, role, color } = profile
  const named = members.flatMap(member => (member.name ? [[member.id, member.name]] : []))
  const name = fullNameOf(profile)
  return {
    ...{ id, kind, role, color, name, people: Object.fromEntries(named) },
    ...(handOver && { handOverAt: handOver.takesEffectAt }),
    ...(waiting.length > 0 && { waiting }),
  }
}
