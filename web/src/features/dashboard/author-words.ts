import { type NotedProfile, nameOfProfile } from '../../stores/profiles'
import type { Author } from '../../sync'
import { momentWords, timeWords } from '../../ui/date-words'

interface Here {
  actorId: string | null
  /** The shown record; undefined if it has only one person. */
  profile: NotedProfile | undefined
  nowMs: number
}

/** "You, 14:02" or "Ana, 3 May 2026, 13:58": the author of a value in a shared record. */
export function authorWords({ atMs, actor, isUnsent }: Author, here: Here): string {
  const { actorId, profile, nowMs } = here
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString()
  const when = isToday ? timeWords(atMs) : momentWords(atMs)
  if (!profile) return `from ${momentWords(atMs)}`
  const isOwn = profile.role === 'person'
  const isYou = isUnsent || (actor === undefined ? isOwn : actor === actorId)
  const who = isYou ? 'You' : actor === undefined ? nameOfProfile(profile) : profile.people[actor]
  return `${who ?? 'Somebody else'}, ${when}`
}
