/**
 * That this phone has a lock, how long the app may lie in the background, and where it stands. In local
 * storage: it answers before the first paint, and tells the other tabs. The secrets lie in `lock-secrets.ts`.
 */
import * as z from 'zod/mini'
import { readJson, readText, removeStored, writeJson } from '../../stores/browser-storage'
import { LOCK_KEY } from '../../stores/lock'

export const BACKGROUND_MINUTES = [0, 1, 5, 15] as const
export type BackgroundMinutes = (typeof BACKGROUND_MINUTES)[number]

export interface LockNote {
  afterMinutes: BackgroundMinutes
  isClosed: boolean
  /** When a tab of the app was last in front, by the phone's clock. */
  seenAtMs: number
}

const schema = z.object({
  afterMinutes: z.union(BACKGROUND_MINUTES.map(minutes => z.literal(minutes))),
  isClosed: z.boolean(),
  seenAtMs: z.number(),
})

/** What cannot be read is a lock that asks at once: somebody set one. */
const UNREADABLE: LockNote = { afterMinutes: 0, isClosed: true, seenAtMs: 0 }

/** Undefined where there is no lock. */
export function readLockNote(): LockNote | undefined {
  if (readText('local', LOCK_KEY) === null) return undefined
  return readJson('local', LOCK_KEY, schema) ?? UNREADABLE
}

/** False where the browser keeps nothing. */
export const writeLockNote = (note: LockNote): boolean => writeJson('local', LOCK_KEY, note)

export const removeLockNote = (): void => removeStored('local', [LOCK_KEY])
