/** When the offer to install is made: what this device remembers about it, and the rule. */
import * as z from 'zod/mini'

const KEY = 'install-offer'
const DAY_MS = 86_400_000

/** How long "Not now" is an answer. */
export const QUIET_MS = 90 * DAY_MS

const memorySchema = z.object({
  /** Times the app was opened by whoever is signed in here. */
  visits: z.number(),
  notNowAtMs: z.nullable(z.number()),
})
export type OfferMemory = z.infer<typeof memorySchema>

/** Somebody who came back, or who has a code to show, has a reason to keep the app. */
export function isGoodMoment(memory: OfferMemory, hasCode: boolean, nowMs: number): boolean {
  const isQuiet = memory.notNowAtMs !== null && nowMs - memory.notNowAtMs < QUIET_MS
  return !isQuiet && (hasCode || memory.visits >= 2)
}

export function readMemory(): OfferMemory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return memorySchema.safeParse(kept).data ?? { visits: 0, notNowAtMs: null }
  } catch {
    return { visits: 0, notNowAtMs: null }
  }
}

/** False where nothing can be kept: then nothing is offered either, for it would be each time. */
function write(memory: OfferMemory): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
    return true
  } catch {
    return false
  }
}

/** One a tab: a reload is no visit. */
export function countVisit(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return true
    sessionStorage.setItem(KEY, 'counted')
  } catch {
    return false
  }
  const memory = readMemory()
  return write({ ...memory, visits: memory.visits + 1 })
}

export function rememberNotNow(nowMs: number): void {
  write({ ...readMemory(), notNowAtMs: nowMs })
}
