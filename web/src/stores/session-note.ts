import { del, get, set } from 'idb-keyval'
import type { SessionUser } from './session'

// The note of who was last here outlives the tab, so that the app opens with no signal. It holds no
// credential: those are in a cookie that no script can read. Where the browser keeps no data at all
// (some private windows) each of these does nothing, and the app asks the server instead.
const key = 'last-user'

export async function readNote(): Promise<SessionUser | undefined> {
  return get<SessionUser>(key).catch(() => undefined)
}

export async function writeNote(user: SessionUser): Promise<void> {
  await set(key, user).catch(() => undefined)
}

export async function clearNote(): Promise<void> {
  await del(key).catch(() => undefined)
}
