import { KEPT_DAYS } from 'sync-protocol/rest'
import type { Message } from './message'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

type RetryPolicy = { firstMs: number; longestMs: number }

export const SLOW_RETRY: RetryPolicy = { firstMs: MINUTE_MS, longestMs: 6 * HOUR_MS }

export const RETRY: Readonly<Record<Message['kind'], RetryPolicy>> = {
  alert: { firstMs: 5 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  email: SLOW_RETRY,
}

export const GIVE_UP_MS = KEPT_DAYS.refusedEmail * 24 * HOUR_MS

/** Up to this share is added to a wait, so that messages that failed together do not return together. */
const JITTER = 0.2

export function waitMs({ firstMs, longestMs }: RetryPolicy, tries: number, random = Math.random) {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 20))
  return wait * (1 + JITTER * random())
}
