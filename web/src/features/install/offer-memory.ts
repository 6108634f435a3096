/** When the offer to install is made: what this device remembers about it, and the rule. */
import * as z from 'zod/mini'
import { readJson, readText, writeJson, writeText } from '../../stores/browser-storage'

const KEY = 'install-offer'
const DAY_MS = 86_400_000

/** How long "Not now" is an answer. */
export const QUIET_MS = 90 * DAY_MS

const memorySchema = z.object({
  /** Times the app was opened by the user who is signed in here. */
  visits: z.number(),
  notNowAtMs: z.nullable(z.number()),
})
export type OfferMemory = z.infer<typeof memorySchema>

/** Somebody who came back, or who has a code to show, has a reason to keep the app. */
export function isGoodMoment(memory: OfferMemory, hasCode: boolean, nowMs: number): boolean {
  const isQuiet = memory.notNowAtMs !== null && nowMs - memory.notNowAtMs < QUIET_MS
  return !isQuiet && (hasCode || memory.visits >= 2)
}

export const readMemory = (): OfferMemory =>
  readJson('local', KEY, memorySchema) ?? { visits: 0, notNowAtMs: null }

/**
 * One a tab: a reload is no visit. False where nothing can be stored: then nothing is offered either,
 * for it would be each time.
 */
export function countVisit(): boolean {
  if (readText('session', KEY) !== null) return true
  if (!writeText('session', KEY, 'counted')) return false
  const memory = readMemory()
  return writeJson('local', KEY, { ...memory, visits: memory.visits + 1 })
}

export function rememberNotNow(nowMs: number): void {
  writeJson('local', KEY, { ...readMemory(), notNowAtMs: nowMs })
}
