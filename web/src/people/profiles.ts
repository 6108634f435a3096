/**
 * Which of the account's records this tab shows. Each tab has its own choice, which survives a reload. A new
 * tab begins with the user's own record.
 */
import { type AccessRole, may, type Right } from 'sync-protocol/family'
import { create } from 'zustand'
import { readText, removeStored, writeText } from '../stores/browser-storage'
import { keepReading } from '../stores/keep-reading'
import type { StorageFault } from '../stores/storage-fault'
import {
  changeProfilesNote,
  clearProfilesNote,
  type NotedProfile,
  readProfilesNote,
} from './profiles-note'
import { peopleTexts } from './texts'

const texts = peopleTexts

export { nameOfProfile } from './name-of-profile'
export type { NotedProfile } from './profiles-note'

interface Profiles {
  actorId: string | null
  /** Empty if the user never had another record or a member. */
  list: readonly NotedProfile[]
  /** Null shows the user's own record. */
  shownId: string | null
}

const NOBODY: Profiles = { actorId: null, list: [], shownId: null }

export const useProfiles = create<Profiles>(() => NOBODY)

const SHOWN = 'shown-profile'

/** Runs before the session is set, so that screens know immediately which record is shown. */
export const loadProfiles = (actorId: string): Promise<void> => follow(actorId)

export async function reloadProfiles(actorId: string): Promise<void> {
  if (useProfiles.getState().actorId === actorId) await follow(actorId)
}

let reading = { actorId: '', stop: () => {} }

/** Resolves after the first attempt. A note that becomes readable later changes the list then. */
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

/** Returns a fault if the list is only valid until the tab is closed. */
export async function changeProfiles(
  actorId: string,
  change: (before: readonly NotedProfile[]) => readonly NotedProfile[],
): Promise<StorageFault | undefined> {
  const changed = await changeProfilesNote(actorId, change)
  const { actorId: shownFor, list } = useProfiles.getState()
  if (shownFor === actorId) setList(actorId, changed.list ?? change(list))
  return changed.fault
}

/** `forget` also deletes what this phone stores. */
export async function leaveProfiles(actorId: string, { forget }: { forget: boolean }) {
  if (reading.actorId === actorId) reading.stop()
  if (useProfiles.getState().actorId === actorId) useProfiles.setState(NOBODY)
  removeStored('session', [SHOWN])
  if (forget) await clearProfilesNote(actorId)
}

export function showProfile(id: string): void {
  const { actorId, list } = useProfiles.getState()
  const isOther = id !== actorId && list.some(each => each.id === id)
  if (isOther) writeText('session', SHOWN, id)
  else removeStored('session', [SHOWN])
  useProfiles.setState({ shownId: isOther ? id : null })
}

export function shownIdFor(actorId: string): string {
  const state = useProfiles.getState()
  return (state.actorId === actorId && state.shownId) || actorId
}

/** The value of `X-LifeTag-Profile`, or undefined for the user's own record. */
export const readShownProfile = (): string | undefined =>
  useProfiles.getState().shownId ?? undefined

const shownIn = ({ list, shownId, actorId }: Profiles) =>
  list.find(({ id }) => id === (shownId ?? actorId))

export const hasSeveral = ({ list }: Pick<Profiles, 'list'>): boolean => list.length > 1

export const useShownProfile = (): NotedProfile | undefined => useProfiles(shownIn)

export const shownProfile = (): NotedProfile | undefined => shownIn(useProfiles.getState())

export const useIsOthers = (): boolean => useProfiles(({ shownId }) => shownId !== null)

/** People who accepted an invitation, and the record that they wait for. */
export const useWaitingPeople = (): readonly { name: string; profile: NotedProfile }[] => {
  const list = useProfiles(state => state.list)
  return list.flatMap(profile => (profile.waiting ?? []).map(({ name }) => ({ name, profile })))
}

const roleIn = (state: Profiles): AccessRole => shownIn(state)?.role ?? 'person'

/** The server checks the same table. */
export const useMay = (right: Right): boolean => useProfiles(state => may(roleIn(state), right))

/** Selects the sentence about a record. Someone without a list has only their own. */
export function whoseRecord(profile: Pick<NotedProfile, 'name' | 'role'> | undefined): {
  whose: 'own' | 'other' | 'unnamed'
  name: string
} {
  const { name, role } = profile ?? { name: '', role: 'person' }
  return role === 'person' ? { whose: 'own', name } : whoseNamed(name)
}

/** The same for a record that the person does not have, or that goes by its name alone. */
export const whoseNamed = (
  name: string | null | undefined,
): { whose: 'other' | 'unnamed'; name: string } =>
  name ? { whose: 'other', name } : { whose: 'unnamed', name: '' }

export function recordWords(profile: Pick<NotedProfile, 'name' | 'role'>): string {
  const { whose, name } = whoseRecord(profile)
  return whose === 'other' ? texts.record.other({ name }) : texts.record[whose]
}

/** Names the shown record in a message if this account has several. */
export function aboutShownRecord(text: string): string {
  const { whose, name } = whoseRecord(shownProfile())
  return hasSeveral(useProfiles.getState()) ? texts.about[whose]({ text, name }) : text
}
