import * as z from 'zod/mini'
import { paths } from '../addresses/paths'
import { request } from '../http/client'
import { readSession } from '../people/session'
import { whenIdle } from './when-idle'

// TypeScript's library lacks this type, because only Chromium has it.
type Saving = { connection?: { saveData?: boolean } }

export const mayFetchAhead = (): boolean =>
  navigator.onLine && !(navigator as Saving).connection?.saveData

const BEGINNINGS: readonly string[] = [paths.home, paths.welcome, paths.start]

/**
 * Fetches the files for the first questions, the code and its print into the browser's cache when idle. The
 * worker takes longer, and until it is ready a lost connection would end the first run. No fetched code runs
 * yet, and the worker gets the same files from the cache.
 */
export async function fetchFirstRun(): Promise<void> {
  const { status } = readSession()
  if (status !== 'signedOut' || !BEGINNINGS.includes(location.pathname)) return
  if (navigator.serviceWorker?.controller || !mayFetchAhead()) return
  const files = await request('/first-run.json', { answer: z.array(z.string()) })
  if (!files.ok) return
  const fetched = files.value.map(async file => (await fetch(file, LATER)).arrayBuffer())
  await Promise.allSettled(fetched)
}

const LATER: RequestInit = { priority: 'low' }

export function keepLabels(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  whenIdle(
    async () => {
      if (!mayFetchAhead()) return
      const { keepAllLabels } = await import('./load-labels')
      await keepAllLabels()
    },
    10_000,
    1_000,
  )
}
