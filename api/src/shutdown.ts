import { once, setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Step = { name: string; run: () => Promise<unknown> }

const DEADLINE_MS = 9_500

/**
 * For `drainMs` after SIGTERM or SIGINT the server still answers but reports that it is not ready, so the
 * proxy sends no new requests. Another signal ends the draining. Then the steps run, last added first, and
 * the process exits.
 */
export function createShutdown(drainMs = 0) {
  const steps: Step[] = []
  const draining = new AbortController()
  const closing = new AbortController()
  // Every open event stream listens to it, so many listeners are not a leak.
  setMaxListeners(0, closing.signal)

  const end = async () => {
    draining.abort()
    await Promise.race([sleep(drainMs), once(process, 'SIGTERM'), once(process, 'SIGINT')])
    closing.abort()
    setTimeout(() => process.exit(1), DEADLINE_MS).unref()
    for (const { name, run } of steps.toReversed()) {
      await run().catch(() => console.error(`Closing ${name} failed`))
    }
    process.exit(0)
  }
  const begin = () => {
    if (!draining.signal.aborted) void end()
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)

  return {
    draining: draining.signal,
    closing: closing.signal,
    add: (name: string, run: Step['run']) => void steps.push({ name, run }),
  }
}
