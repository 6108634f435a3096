import type { Mail } from '../adapters/mail/mail'
import type { Push, PushOutcome } from '../adapters/push/push'
import type { Texts } from '../adapters/text/text'
import { type Job, PUSH_FIRST_MS, STALE_MS } from './alert'
import { emailOf, pushOf, textOf } from './alert-messages'
import { forgetDevice } from './devices'
import { MailAway } from './mail-lane'
import {
  type EventFacts,
  type JobRoute,
  mayMail,
  mayText,
  type RouteDeps,
  routeOf,
} from './route-of-job'

type DeliverDeps = RouteDeps & {
  /** Waits until no request is in progress, before work that needs the processor for a while. */
  aside: () => Promise<void>
  mail: Pick<Mail, 'send'>
  push: Push | null
  texts?: Texts
}

/** `facts` were read with the event on this server. */
type Try = { tries: number; facts?: EventFacts | undefined }

/**
 * `later` means to try again at `at`. `status` is the service's answer, or 0 for none. `isMailOnly` means
 * that there is no browser to push to.
 */
export type Delivery =
  | { kind: 'sent'; by: 'email' | 'push' | 'text' }
  | { kind: 'dropped'; reason: 'stopped' | 'stale' | 'unreachable' | 'too_many' }
  | { kind: 'later'; at: Date; by: 'email' | 'push' | 'text'; status: number; isMailOnly?: boolean }

const FIRST_WAIT_MS = 5_000
export const LONGEST_WAIT_MS = 5 * 60_000

const waitMs = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))

/**
 * An account with subscribed browsers gets a notification, any other recipient an e-mail or a text. If no
 * push service accepts the notification within two minutes of the event, or none ever will, an e-mail is
 * sent.
 */
export async function deliver(
  deps: DeliverDeps,
  job: Job,
  { tries, facts }: Try,
): Promise<Delivery> {
  const staleAtMs = job.alert.atMs + STALE_MS[job.alert.kind]
  if (deps.now().getTime() >= staleAtMs) return { kind: 'dropped', reason: 'stale' }
  const route = await routeOf(deps, job, { tries, facts })
  if (!route) return { kind: 'dropped', reason: 'stopped' }
  const pushed = await pushTo(deps, job, route)
  if (pushed === 'taken') return { kind: 'sent', by: 'push' }
  const wait = waitMs(tries)
  const nowMs = deps.now().getTime()
  const mailFromMs = job.alert.atMs + PUSH_FIRST_MS
  if (pushed !== 'none' && (route.email === null || nowMs < mailFromMs)) {
    const due = nowMs + Math.max(wait, pushed.waitMs)
    const atMs = Math.min(due, route.email === null ? staleAtMs : mailFromMs)
    return { kind: 'later', at: new Date(atMs), by: 'push', status: pushed.status }
  }
  if (route.text) return sendText(deps, route, route.text, { tries, wait })
  if (route.email === null) return { kind: 'dropped', reason: 'unreachable' }
  if (!(await isAllowed(deps, route, tries > 1 && pushed === 'none'))) {
    return { kind: 'dropped', reason: 'too_many' }
  }
  try {
    await deps.aside()
    const email = emailOf(route.email, route.words, route.links)
    await deps.mail.send({ ...email, about: [job.userId, job.target.id] })
    return { kind: 'sent', by: 'email' }
  } catch (error) {
    const isMailOnly = pushed === 'none'
    // A message that was not tried waits until the mail server is back (sender.ts), or for the longest wait.
    const waitsMs = isMailOnly && error instanceof MailAway ? LONGEST_WAIT_MS : wait
    return { kind: 'later', at: new Date(nowMs + waitsMs), by: 'email', status: 0, isMailOnly }
  }
}

/** Contacts are unreachable if the operator has switched their way off. */
async function sendText(
  deps: DeliverDeps,
  { words, links }: JobRoute,
  where: NonNullable<JobRoute['text']>,
  { tries, wait }: { tries: number; wait: number },
): Promise<Delivery> {
  const adapter = deps.texts?.[where.way]
  if (!adapter) return { kind: 'dropped', reason: 'unreachable' }
  const { perDay } = adapter
  if (tries === 1 && !(await mayText(deps, { ...where, perDay })))
    return { kind: 'dropped', reason: 'too_many' }
  await deps.aside()
  const outcome = await adapter.send(where.to, textOf(words, links))
  if (outcome.kind === 'taken') return { kind: 'sent', by: 'text' }
  if (outcome.kind === 'refused') return { kind: 'dropped', reason: 'unreachable' }
  const at = new Date(deps.now().getTime() + wait)
  return { kind: 'later', at, by: 'text', status: outcome.status }
}

/** A repeated try was counted the first time. */
async function isAllowed(deps: DeliverDeps, route: JobRoute, isAgain: boolean): Promise<boolean> {
  const { allowance, devices, email } = route
  if (allowance !== 'uncounted') return allowance === 'counted'
  return (isAgain && devices.length === 0) || email === null || mayMail(deps, email)
}

type Later = { status: number; waitMs: number }

/** `none` means that no browser can get the message. */
async function pushTo(
  { aside, database, now, push }: DeliverDeps,
  { target, alert }: Job,
  { words, links, devices }: JobRoute,
): Promise<'taken' | 'none' | Later> {
  if (!push || devices.length === 0) return 'none'
  const message = pushOf(alert, words, links, now().getTime())
  const pushes: Promise<PushOutcome>[] = []
  for (const { target } of devices) {
    // Encrypting and signing takes most of a millisecond, during which the server serves no page.
    await aside()
    pushes.push(push.send(target, message))
  }
  const outcomes = await Promise.all(pushes)
  for (const [at, { kind }] of outcomes.entries()) {
    const gone = kind === 'gone' ? devices[at] : undefined
    if (gone) await database.transaction(target.id, tx => forgetDevice(tx, target.id, gone.id))
  }
  if (outcomes.some(({ kind }) => kind === 'taken')) return 'taken'
  const waiting = outcomes.filter(isLater)
  if (waiting.length === 0) return 'none'
  const waits = waiting.map(({ waitMs = 0 }) => waitMs)
  return { status: waiting[0]?.status ?? 0, waitMs: Math.min(...waits) }
}

const isLater = (outcome: PushOutcome): outcome is Extract<PushOutcome, { status: number }> =>
  outcome.kind === 'later'
