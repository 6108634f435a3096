import { readSession, sessionKnown } from '../stores/session'
import { whenIdle } from '../ui/when-idle'

/** For browsers that do not tell when they are idle. */
const IDLE_WAIT_MS = 1_000

/** A server that does not answer holds up no longer than this. */
const ANSWER_WAIT_MS = 10_000

/** Resolves when it is known who is here and their screen is drawn: what can wait, waits for this. */
export async function onceSettled(): Promise<void> {
  await sessionKnown()
  const isOfAccount = readSession().status === 'signedIn'
  if (isOfAccount) await Promise.race([recordIsHere(), afterMs(ANSWER_WAIT_MS)])
  await new Promise<void>(resolve => {
    whenIdle(resolve, 5_000, IDLE_WAIT_MS)
  })
}

/** On a phone new to an account its record has to come, and on a poor line all else would hold it up. */
async function recordIsHere(): Promise<void> {
  const { firstAnswer } = await import('../sync/runtime/follow-session')
  await firstAnswer()
}

const afterMs = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
