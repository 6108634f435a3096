import { sessionKnown } from '../stores/session'
import { whenIdle } from '../ui/when-idle'

/** For browsers that do not tell when they are idle. */
const IDLE_WAIT_MS = 1_000

/** Resolves when it is known who is here and their screen is drawn: what can wait, waits for this. */
export async function onceSettled(): Promise<void> {
  await sessionKnown()
  await new Promise<void>(resolve => {
    whenIdle(resolve, 5_000, IDLE_WAIT_MS)
  })
}
