/**
 * Whose record this tab shows, among those that the one signed in may open. Most people have one, their
 * own, and then nothing here says anything. Each tab shows its own: a reload goes on with it, and a new
 * tab begins with one's own record.
 */
import { type AccessRole, may, type Right } from 'sync-protocol/family'
import { create } from 'zustand'
import { readText, removeStored, writeText } from './browser-storage'
import { keepReading } from './keep-reading'
import {
  changeProfilesNote,
  clearProfilesNote,
  type NotedProfile,
  readProfilesNote,
} from './profiles-note'

export { type NotedProfile, nameOfProfile } from './profiles-note'

interface Profiles {
  /** Who is signed in, and of whom the rest speaks; null: nobody, or somebody without an account. */
  actorId: string | null
  /** One's own first. Empty where there never was another here, and nobody else was in one's own. */
  list: readonly NotedProfile[]
  /** Null: one's own. */
  shownId: string | null
}

const NOBODY: Profiles = { actorId: null, list: [], shownId: null }

export const useProfiles = create<Profiles>(() => NOBODY)

const SHOWN = 'shown-profile'

/** Before the session says who is here: the screens then know at once whose record is shown. */
export const loadProfiles = (actorId: string): Promise<void> => follow(actorId)

/** What another tab or the worker has noted. */
export async function reloadProfiles(actorId: string): Promise<void> {
  if (useProfiles.getState().actorId === actorId) await follow(actorId)
}

let reading = { actorId: '', stop: () => {} }

/** Resolves after the first try. A note that cannot be read now changes the list once it can. */
function follow(actorId: string): Promise<void> {
  reading.stop()
  return new Promise(resolve => {
    const onRead = (noted: readonly NotedProfile[]) => {
      setList(actorId, noted)
      resolve()
    }
    const stopReading = keepReading(() => readProfilesNote(actorId), onRead, resolve)
    const stop = () => {
      stopReading()
      resolve()
    }
    reading = { actorId, stop }
  })
}

function setList(actorId: string, list: readonly NotedProfile[]): void {
  const before = useProfiles.getState()
  const wanted = before.actorId === actorId ? before.shownId : readText('session', SHOWN)
  const isThere = wanted !== actorId && list.some(({ id }) => id === wanted)
  useProfiles.setState({ actorId, list, shownId: isThere ? wanted : null })
}

/** Notes it for every tab and the worker; this tab follows at once. */
export async function changeProfiles(
  actorId: string,
  change: (before: readonly NotedProfile[]) => readonly NotedProfile[],
): Promise<void> {
  const now = await changeProfilesNote(actorId, change)
  const { actorId: shownFor, list } = useProfiles.getState()
  if (shownFor === actorId) setList(actorId, now ?? change(list))
}

/** Nobody is here any more; `forget`: nor does this phone keep what was theirs. */
export async function leaveProfiles(actorId: string, { forget }: { forget: boolean }) {
  if (reading.actorId === actorId) reading.stop()
  if (useProfiles.getState().actorId === actorId) useProfiles.setState(NOBODY)
  removeStored('session', [SHOWN])
  if (forget) await clearProfilesNote(actorId)
}

/** From now on this tab shows this record. */
export function showProfile(id: string): void {
  const { actorId, list } = useProfiles.getState()
  const isOther = id !== actorId && list.some(each => each.id === id)
  if (isOther) writeText('session', SHOWN, id)
  else removeStored('session', [SHOWN])
  useProfiles.setState({ shownId: isOther ? id : null })
}

/** Whose record is shown to this person. */
export function shownIdFor(actorId: string): string {
  const state = useProfiles.getState()
  return (state.actorId === actorId && state.shownId) || actorId
}

/** As `X-LifeTag-Profile` names it: undefined for one's own. */
export const readShownProfile = (): string | undefined =>
  useProfiles.getState().shownId ?? undefined

const shownIn = ({ list, shownId, actorId }: Profiles) =>
  list.find(({ id }) => id === (shownId ?? actorId))

/** There is more than one's own to choose from. */
export const hasSeveral = ({ list }: Pick<Profiles, 'list'>): boolean => list.length > 1

/** The record that is shown; undefined for one's own, where nothing is known of others. */
export const useShownProfile = (): NotedProfile | undefined => useProfiles(shownIn)

/** The same for what is no component: a question's words. */
export const shownProfile = (): NotedProfile | undefined => shownIn(useProfiles.getState())

/** Of another person, which one may open. */
export const useIsOthers = (): boolean => useProfiles(({ shownId }) => shownId !== null)

const roleIn = (state: Profiles): AccessRole => shownIn(state)?.role ?? 'person'

/** Whether the one signed in may do this in the record that is shown: the server refuses by the same table. */
export const useMay = (right: Right): boolean => useProfiles(state => may(roleIn(state), right))

/** "Leo’s record", within a sentence. */
export const recordOf = (name: string | null | undefined): string =>
  name ? `${name}’s record` : 'the record with no name yet'

/** "Leo’s record", or "Your record" for one's own, where it stands first. */
export function recordWords({ name, role }: Pick<NotedProfile, 'name' | 'role'>): string {
  if (role === 'person') return 'Your record'
  return name ? recordOf(name) : 'Record with no name yet'
}

/** ": Leo’s record", where there are several; what was deleted says so. */
export function ofRecordWords(): string {
  const profile = shownProfile()
  return profile && hasSeveral(useProfiles.getState()) ? `: ${recordWords(profile)}` : ''
}

/** " to Leo’s record", where there are several; what is written says where it goes. */
export function intoRecordWords(): string {
  const profile = shownProfile()
  if (!profile || !hasSeveral(useProfiles.getState())) return ''
  return ` to ${profile.role === 'person' ? 'your record' : recordOf(profile.name)}`
}
