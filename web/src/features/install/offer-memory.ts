import * as z from 'zod/mini'
import { readJson, readText, writeJson, writeText } from '../../stores/browser-storage'

const KEY = 'install-offer'
const DAY_MS = 86_400_000

export const QUIET_MS = 90 * DAY_MS

const memorySchema = z.object({
  visits: z.number(),
  notNowAtMs: z.nullable(z.number()),
})
type OfferMemory = z.infer<typeof memorySchema>

/** People who return, or who have a code to show, have a reason to keep the app. */
export function isGoodMoment(memory: OfferMemory, hasCode: boolean, nowMs: number): boolean {
  const isQuiet = memory.notNowAtMs !== null && nowMs - memory.notNowAtMs < QUIET_MS
  return !isQuiet && (hasCode || memory.visits >= 2)
}

export const readMemory = (): OfferMemory =>
  readJson('local', KEY, memorySchema) ?? { visits: 0, notNowAtMs: null }

/**
 * A reload is not a visit. Returns false if nothing can be stored. Then there is no offer, because it would
 * appear each time.
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
