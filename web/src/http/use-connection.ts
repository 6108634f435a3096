import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { request } from './client'
import { onReach, readReach } from './reach'
import { useOnline } from './use-online'

/** `unreachable`: there is a network, but our server does not answer through it. */
type ConnectionState = 'online' | 'offline' | 'unreachable'

interface Connection {
  state: ConnectionState
  isLooking: boolean
  look(): Promise<void>
}

const LOOK_AGAIN_MS = 10_000

/** For requests that cannot be queued. */
export function useConnection(): Connection {
  const isOnline = useOnline()
  const isReached = useSyncExternalStore(onReach, readReach)
  const [isLooking, setLooking] = useState(false)
  const state = stateOf(isOnline, isReached)

  async function look() {
    setLooking(true)
    await askServer()
    setLooking(false)
  }

  useEffect(() => {
    if (state !== 'unreachable') return
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void askServer()
    }
    askIfSeen()
    const timer = setInterval(askIfSeen, LOOK_AGAIN_MS)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [state])

  return { state, isLooking, look }
}

function stateOf(isOnline: boolean, isReached: boolean): ConnectionState {
  if (!isOnline) return 'offline'
  return isReached ? 'online' : 'unreachable'
}

const health = z.object({ status: z.literal('ok') })

async function askServer(): Promise<void> {
  await request('/healthz', { answer: health, timeoutMs: 6_000 })
}
