/** The note uses local storage, which is readable before the first paint and notifies other tabs. */
import * as z from 'zod/mini'
import { readJson, readText, removeStored, writeJson } from '../../stores/browser-storage'
import { LOCK_KEY } from '../../stores/lock'

export const BACKGROUND_MINUTES = [0, 1, 5, 15] as const
export type BackgroundMinutes = (typeof BACKGROUND_MINUTES)[number]

export interface LockNote {
  afterMinutes: BackgroundMinutes
  isClosed: boolean
  seenAtMs: number
}

const schema = z.object({
  afterMinutes: z.union(BACKGROUND_MINUTES.map(minutes => z.literal(minutes))),
  isClosed: z.boolean(),
  seenAtMs: z.number(),
})

/** An unreadable note asks for the PIN immediately, because there is a lock. */
const UNREADABLE: LockNote = { afterMinutes: 0, isClosed: true, seenAtMs: 0 }

export function readLockNote(): LockNote | undefined {
  if (readText('local', LOCK_KEY) === null) return undefined
  return readJson('local', LOCK_KEY, schema) ?? UNREADABLE
}

/** Returns false if the browser cannot store it. */
export const writeLockNote = (note: LockNote): boolean => writeJson('local', LOCK_KEY, note)

export const removeLockNote = (): void => removeStored('local', [LOCK_KEY])
