import { setMaxListeners } from 'node:events'

type Step = { name: string; run: () => Promise<unknown> }

/** However long the steps take, the process is gone by then. */
const DEADLINE_MS = 9_500

/** Ends the server on SIGTERM or SIGINT: what was opened last is closed first, then the process. */
export function createShutdown() {
  const steps: Step[] = []
  const controller = new AbortController()
  // Every open event stream listens to it; many are no leak.
  setMaxListeners(0, controller.signal)

  const end = async () => {
    if (controller.signal.aborted) return
    controller.abort()
    setTimeout(() => process.exit(1), DEADLINE_MS).unref()
    for (const { name, run } of steps.toReversed()) {
      await run().catch(() => console.error(`Closing ${name} failed`))
    }
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  return {
    signal: controller.signal,
    add: (name: string, run: Step['run']) => void steps.push({ name, run }),
  }
}
