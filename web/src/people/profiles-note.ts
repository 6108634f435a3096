import type { AccessRole, ProfileKind } from 'sync-protocol/family'
import type { NewProfileRequest, ProfileColor } from 'sync-protocol/rest'
import { del, getIfKept, update } from '../stores/key-value'
import { type StorageFault, storageFaultOf } from '../stores/storage-fault'

export interface NotedProfile {
  id: string
  name: string
  color: ProfileColor | null
  role: AccessRole
  kind: ProfileKind
  /** The names of the members, by account id. */
  people: Readonly<Record<string, string>>
  /** When a hand-over takes effect that this account may stop, ISO 8601 in UTC. */
  handOverAt?: string
  /** People who accepted an invitation and have to be let in. */
  waiting?: readonly { invitationId: string; name: string }[]
  /** Present until the server knows the record. */
  unsent?: Omit<NewProfileRequest, 'id'>
  refusal?: string
}

// Stored per account, like the note of the last user, so that only the same person finds a kept record again
// after a sign-out. The worker reads it, too.
const keyOf = (actorId: string) => `profiles ${actorId}`

/**
 * The list is empty for most people. Rejects if the note cannot be read, because an empty list would hide the
 * records of a family.
 */
export const readProfilesNote = async (actorId: string): Promise<readonly NotedProfile[]> =>
  (await getIfKept<NotedProfile[]>(keyOf(actorId))) ?? []

/** `list` is the new list, or undefined if the note could not be read. `fault` means that it is not stored. */
export async function changeProfilesNote(
  actorId: string,
  change: (before: readonly NotedProfile[]) => readonly NotedProfile[],
): Promise<{ list?: readonly NotedProfile[] | undefined; fault?: StorageFault | undefined }> {
  let now: readonly NotedProfile[] | undefined
  const changed = update<readonly NotedProfile[]>(keyOf(actorId), before => {
    now = change(before ?? [])
    return now
  })
  const fault = await changed.then(
    () => undefined,
    error => storageFaultOf(error) ?? 'failed',
  )
  tellOthers(actorId)
  return { list: now, fault }
}

const CHANNEL = 'profiles'

function tellOthers(actorId: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(actorId)
  channel.close()
}

export function onProfilesNote(listener: (actorId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => listener(String(data))
  return () => channel.close()
}

export const unsentCopiesKeyOf = (actorId: string) => `leftovers ${actorId}`

export const remindersKeyOf = (actorId: string) => `reminders ${actorId}`

/** The account of a note about its profiles, or undefined for any other note. */
export const actorOfNote = (key: string): string | undefined =>
  /^(?:profiles|leftovers|reminders) (.+)$/.exec(key)?.[1]

/** Rejects if the storage fails, because the notes name relatives. */
export async function clearProfilesNote(actorId: string): Promise<void> {
  for (const keyIn of [keyOf, unsentCopiesKeyOf, remindersKeyOf]) {
    const key = keyIn(actorId)
    // A browser that stores nothing would refuse the deletion.
    if ((await getIfKept(key)) !== undefined) await del(key)
  }
}
