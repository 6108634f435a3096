import { whenIdle } from '../loading/when-idle'
import { readSession, sessionKnown } from '../people/session'

const IDLE_WAIT_MS = 1_000

const ANSWER_WAIT_MS = 10_000

export async function onceSettled(): Promise<void> {
  await sessionKnown()
  const isOfAccount = readSession().status === 'signedIn'
  if (isOfAccount) await Promise.race([recordIsHere(), afterMs(ANSWER_WAIT_MS)])
  await new Promise<void>(resolve => {
    whenIdle(resolve, 5_000, IDLE_WAIT_MS)
  })
}

/** On a new phone, other downloads would delay the record on a slow connection. */
async function recordIsHere(): Promise<void> {
  const { firstAnswer } = await import('../sync/runtime/follow-session')
  await firstAnswer()
}

const afterMs = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
