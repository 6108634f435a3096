import * as z from 'zod/mini'
import { request } from '../http/client'
import { mayFetchAhead } from '../http/fetch-ahead'
import { readSession } from '../stores/session'
import { paths } from './paths'

/** Where somebody who has nothing here can press Start. */
const BEGINNINGS: readonly string[] = [paths.home, paths.welcome, paths.start]

/**
 * Has the browser keep what the first questions, the code and its print take, while nothing else is to
 * be done: the worker takes longer, and until it is there a connection that is lost would end it all.
 * Nothing of it runs before it is wanted, and the worker is given the same files without asking again.
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
