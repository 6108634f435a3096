import type { AccessRole, ProfileKind } from 'sync-protocol/family'
import type { NewProfileRequest, ProfileColor } from 'sync-protocol/rest'
import { del, getIfKept, update } from './key-value'

/** A record that the one signed in may open, as this phone knows it. */
export interface NotedProfile {
  id: string
  /** Empty where nobody has said one. */
  name: string
  color: ProfileColor | null
  /** What the one signed in is in it. */
  role: AccessRole
  kind: ProfileKind
  /** What its members are called, by their accounts. */
  people: Readonly<Record<string, string>>
  /** When a hand-over takes effect that the one signed in may stop, ISO 8601 in UTC. */
  handOverAt?: string
  /** Made here, and not heard of by the server yet: what it is to be told before anything else. */
  unsent?: Omit<NewProfileRequest, 'id'>
  /** Why the server would not have it, in words. */
  refusal?: string
}

export const nameOfProfile = ({ name }: Pick<NotedProfile, 'name'>): string => name || 'No name yet'

// Beside the note of who was last here, by their account: a record that was kept at a sign-out is found
// again by the same person, and by nobody else. The worker reads it, too.
const keyOf = (actorId: string) => `profiles ${actorId}`

/**
 * One's own first. Empty if nothing is noted, as for most people: then there is only one's own. Rejects if
 * the note cannot be read, because an empty list would hide the records of a family.
 */
export const readProfilesNote = async (actorId: string): Promise<readonly NotedProfile[]> =>
  (await getIfKept<NotedProfile[]>(keyOf(actorId))) ?? []

/**
 * Changes the note in one transaction, whatever other tabs and the worker do. Returns the new list, or
 * undefined if the note could not be read.
 */
export async function changeProfilesNote(
  actorId: string,
  change: (before: readonly NotedProfile[]) => readonly NotedProfile[],
): Promise<readonly NotedProfile[] | undefined> {
  let now: readonly NotedProfile[] | undefined
  const changed = update<readonly NotedProfile[]>(keyOf(actorId), before => {
    now = change(before ?? [])
    return now
  })
  // Where the browser keeps nothing, it is so until the tab is closed.
  await changed.catch(() => undefined)
  tellOthers(actorId)
  return now
}

const CHANNEL = 'profiles'

/** The worker changes the note, too, and has no screen. */
function tellOthers(actorId: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(actorId)
  channel.close()
}

/** Hears of changes by other tabs and the worker; gives the way to stop. */
export function onProfilesNote(listener: (actorId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => listener(String(data))
  return () => channel.close()
}

/** What was not sent of records that were closed (sync/runtime/leftovers.ts). */
export const leftoversKeyOf = (actorId: string) => `leftovers ${actorId}`

/** What was asked about records, and answered (reminders-note.ts). */
export const remindersKeyOf = (actorId: string) => `reminders ${actorId}`

/** With all that belongs to it. */
export async function clearProfilesNote(actorId: string): Promise<void> {
  for (const keyIn of [keyOf, leftoversKeyOf, remindersKeyOf]) {
    await del(keyIn(actorId)).catch(() => undefined)
  }
}
