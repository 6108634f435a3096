import type { Mail } from '../adapters/mail/mail'
import type { Push } from '../adapters/push/push'
import type { SendOutcome } from '../adapters/send-outcome'
import type { Texts, TextWay } from '../adapters/text/text'
import { sendEmail } from '../mail/deliver-email'
import { hashEmail } from '../mail/email-addresses'
import { countEmail, countText } from '../mail/mail-limits'
import type { CircuitBreaker } from '../outbox/circuit-breaker'
import { type Attempt, type Delivery, reasonOf, toDelivery } from '../outbox/delivery'
import { type Alert, STALE_MS } from '../outbox/message'
import { alertEmail, pushOf, textOf } from './alert-messages'
import { forgetDevice } from './devices'
import { type AlertRoute, findRoute, type RouteDeps } from './find-route'

type AlertDeps = RouteDeps & {
  breaker: CircuitBreaker
  mail: Pick<Mail, 'send'>
  push: Push | null
  texts?: Texts
}

const PUSH_FIRST_MS = 2 * 60_000

/**
 * An account with subscribed browsers gets a notification, any other recipient an e-mail or a text. If no
 * push service accepts the notification within two minutes of the event, or none ever will, an e-mail is
 * sent.
 */
export async function deliverAlert(
  deps: AlertDeps,
  alert: Alert,
  attempt: Attempt,
): Promise<Delivery> {
  const { event } = alert
  const staleAtMs = event.atMs + STALE_MS[event.kind]
  if (deps.now().getTime() >= staleAtMs) return { kind: 'dropped', reason: 'stale' }
  const route = await findRoute(deps, alert)
  if (!route) return { kind: 'dropped' }

  const pushed = await sendPushes(deps, alert, route)
  if (pushed === 'taken') return { kind: 'sent' }
  const nowMs = deps.now().getTime()
  const pushUntilMs = route.email === null ? staleAtMs : event.atMs + PUSH_FIRST_MS
  if (pushed !== 'impossible' && nowMs < pushUntilMs) {
    const dueMs = nowMs + Math.max(attempt.waitMs, pushed.waitMs ?? 0)
    return {
      ...{ kind: 'later', service: '', reason: reasonOf('push', pushed) },
      dueAt: new Date(Math.min(dueMs, pushUntilMs)),
    }
  }
  if (route.text) return sendText(deps, route, route.text, attempt)
  if (route.email === null) return { kind: 'dropped', reason: 'unreachable' }
  if (!hasWaitedFor('mail', attempt) && !(await mayEmail(deps, route.email))) return TOO_MANY
  return sendEmail(deps, {
    ...alertEmail(route.email, route),
    ...{ id: attempt.id, about: [alert.userId, alert.target.id] },
  })
}

const TOO_MANY: Delivery = { kind: 'dropped', reason: 'too_many' }

/** Then the message was counted against its limits. */
const hasWaitedFor = (service: string, attempt: Attempt): boolean => attempt.service === service

async function sendText(
  deps: AlertDeps,
  { words, links }: AlertRoute,
  { way, to }: NonNullable<AlertRoute['text']>,
  attempt: Attempt,
): Promise<Delivery> {
  const adapter = deps.texts?.[way]
  if (!adapter) return { kind: 'dropped', reason: 'unreachable' }
  const { perDay } = adapter
  if (!hasWaitedFor(way, attempt) && !(await mayText(deps, { way, to, perDay }))) return TOO_MANY
  const send = () => adapter.send(to, textOf(words, links), attempt.id)
  return toDelivery(way, await deps.breaker.send(way, send))
}

const mayEmail = async (deps: AlertDeps, email: string): Promise<boolean> => {
  const address = hashEmail(deps.keyring, email).toString('hex')
  const wait = await deps.database.anonymous(tx => countEmail(tx, deps, 'alert', address))
  return wait === null
}

/** Each text costs the operator money. */
const mayText = async (
  deps: AlertDeps,
  { way, to, perDay }: { way: TextWay; to: string; perDay: number | undefined },
): Promise<boolean> => {
  const wait = await deps.database.anonymous(
    async tx =>
      (await countEmail(tx, deps, 'alert_text', `${way} ${to}`)) ??
      countText(tx, deps, way, { perDay, isConfirmation: false }),
  )
  return wait === null
}

type Later = Extract<SendOutcome, { kind: 'later' }>

/** `impossible` means that no browser can get the message. */
async function sendPushes(
  { breaker, database, now, push }: AlertDeps,
  { target, event }: Alert,
  { words, links, devices }: AlertRoute,
): Promise<'taken' | 'impossible' | Later> {
  if (!push) return 'impossible'
  const message = pushOf(event, words, links, now().getTime())
  const outcomes = await Promise.all(
    devices.map(async device => {
      const { endpoint } = device.target
      const send = () => push.send(device.target, message)
      const outcome = await breaker.send(new URL(endpoint).origin, send, endpoint)
      if (outcome.kind === 'gone')
        await database.transaction(target.id, tx => forgetDevice(tx, target.id, device.id))
      return outcome
    }),
  )
  if (outcomes.some(({ kind }) => kind === 'taken')) return 'taken'
  const waiting = outcomes.filter(outcome => outcome.kind === 'later')
  const [first] = waiting.toSorted((a, b) => (a.waitMs ?? 0) - (b.waitMs ?? 0))
  return first ?? 'impossible'
}
