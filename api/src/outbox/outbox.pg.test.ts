import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, deliverDue, type TestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { createCircuitBreaker } from './circuit-breaker'
import type { Attempt, Delivery } from './delivery'
import { type Message, personOf } from './message'
import { createOutbox } from './outbox'
import { createOutboxWorker } from './outbox-worker'

let test: TestDatabase
let app: TestApp
/** Includes messages that were refused. */
const attempts: { message: Message; attempt: Attempt }[] = []
let answer: (message: Message) => Promise<Delivery>
const SENT: Delivery = { kind: 'sent' }
const REFUSED: Delivery = { kind: 'later', service: 'mail', reason: 'not now' }

beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
})
afterAll(() => test.drop())
beforeEach(async () => {
  attempts.length = 0
  answer = async () => SENT
  await test.superuser`delete from outbox`
})

const MINUTE_MS = 60_000

/** A process with its own circuits. */
function openOutbox() {
  const breaker = createCircuitBreaker(() => app.deps.now().getTime())
  const deliver = async (message: Message, attempt: Attempt) => {
    attempts.push({ message, attempt })
    return answer(message)
  }
  const deliveries = { email: deliver, alert: deliver }
  const outboxWorker = createOutboxWorker({ ...app.deps, breaker, random: () => 0 }, deliveries)
  const outbox = createOutbox(app.deps, outboxWorker.wake)
  const triesIn = async (minutes: number) => {
    app.advance(minutes * MINUTE_MS)
    const before = attempts.length
    await deliverDue({ outboxWorker })
    return attempts.length - before
  }
  return { breaker, outbox, outboxWorker, triesIn }
}
const emailTo = (to: string, about: string[] = []): Message => ({
  ...{ kind: 'email', name: 'greeting', to, subject: 'Hello', text: 'How are you?', about },
})
const alertAbout = (userId: string): Message => ({
  kind: 'alert',
  userId,
  target: { kind: 'account', id: userId },
  event: { kind: 'opened', atMs: 0, codeId: 'a-code' },
})
const put = (message: Message) =>
  app.deps.database.anonymous(tx => createOutbox(app.deps).put(tx, message))
const left = async () => (await test.superuser`select id from outbox`).length
const people = () => attempts.map(({ message }) => personOf(message))

it('a message is sent after its transaction and then deleted', async () => {
  const { outbox, outboxWorker } = openOutbox()
  await outbox.sendAfter(async () => {
    await app.deps.database.anonymous(tx => outbox.put(tx, emailTo('ada@example.org')))
    expect(attempts).toEqual([])
  })
  await outboxWorker.settled()
  expect(people()).toEqual(['ada@example.org'])
  expect(await left()).toBe(0)
})

it('a message of a transaction that was rolled back is never sent', async () => {
  const { outbox, outboxWorker } = openOutbox()
  const undone = app.deps.database.anonymous(async tx => {
    await outbox.put(tx, emailTo('ada@example.org'))
    throw new Error('after all not')
  })
  await expect(outbox.sendAfter(() => undone)).rejects.toThrow('after all not')
  await deliverDue({ outboxWorker })
  expect(attempts).toEqual([])
})

it('a server without a worker leaves its messages to another process', async () => {
  await createOutbox(app.deps).sendAfter(() => put(emailTo('ada@example.org')))
  expect([attempts.length, await left()]).toEqual([0, 1])
  expect(await openOutbox().triesIn(0)).toBe(1)
})

it('a refused e-mail is tried again after 1, 2 and 4 minutes until it is accepted', async () => {
  answer = async () => REFUSED
  const { triesIn } = openOutbox()
  await put(emailTo('ada@example.org'))
  const tries = [await triesIn(0)]
  for (const minutes of [0.9, 0.2, 1.8, 0.3]) tries.push(await triesIn(minutes))
  expect(tries).toEqual([1, 0, 1, 0, 1])
  answer = async () => SENT
  expect([await triesIn(5), await triesIn(1_000)]).toEqual([1, 0])
  expect(await left()).toBe(0)
  expect(new Set(attempts.map(({ attempt }) => attempt.id)).size).toBe(1)
})

it('an alert is tried again after 5, 10 and 20 seconds', async () => {
  answer = async () => ({ ...REFUSED, service: '' })
  const { triesIn } = openOutbox()
  await put(alertAbout('ada'))
  const tries = []
  for (const seconds of [0, 4, 2, 9, 2, 19, 2]) tries.push(await triesIn(seconds / 60))
  expect(tries).toEqual([1, 0, 1, 0, 1, 0, 1])
})

it('an e-mail is given up after three days, and the log says so', async () => {
  answer = async () => REFUSED
  const { triesIn } = openOutbox()
  await put(emailTo('ada@example.org'))
  expect([await triesIn(0), await triesIn(73 * 60)]).toEqual([1, 1])
  expect(await left()).toBe(0)
  const given = { method: 'OUTBOX', route: 'email greeting', status: 410 }
  expect(app.logged.at(-1)).toMatchObject(given)
  expect(JSON.stringify(app.logged)).not.toContain('ada@example.org')
})

it('an error in a delivery delays only its own message', async () => {
  answer = async message => {
    if (personOf(message) === 'ada@example.org') throw new Error('a bug')
    return SENT
  }
  const { triesIn } = openOutbox()
  for (const name of ['ada', 'ben']) await put(emailTo(`${name}@example.org`))
  expect([await triesIn(0), await left()]).toEqual([2, 1])
  expect(app.logged.at(-1)).toMatchObject({ route: 'email greeting', status: 503 })
})

it('another worker sends what a worker had leased when it died', async () => {
  await put(emailTo('ada@example.org'))
  const [dead, other] = [openOutbox(), openOutbox()]
  answer = () => new Promise(() => {})
  await dead.outboxWorker.wake()
  expect(attempts).toHaveLength(1)
  answer = async () => SENT
  expect([await other.triesIn(0.9), await other.triesIn(0.2)]).toEqual([0, 1])
})

it('a lease that is renewed keeps other workers from a slow delivery', async () => {
  let finish = (_: Delivery) => {}
  answer = () =>
    new Promise(resolve => {
      finish = resolve
    })
  await put(emailTo('ada@example.org'))
  const [slow, other] = [openOutbox(), openOutbox()]
  await slow.outboxWorker.wake()
  app.advance(0.9 * MINUTE_MS)
  await slow.outboxWorker.renewLeases()
  expect(await other.triesIn(0.9)).toBe(0)
  finish(SENT)
  await slow.outboxWorker.settled()
  expect([attempts.length, await left()]).toEqual([1, 0])
})

it('several workers at the same time send each message once', async () => {
  const workers = [openOutbox(), openOutbox(), openOutbox()]
  const all = Array.from({ length: 50 }, (_, n) => `person-${n}@example.org`)
  for (const to of all) await put(emailTo(to))
  await Promise.all(workers.map(deliverDue))
  expect(people().toSorted()).toEqual(all.toSorted())
})

it('an alert comes before e-mails, and people take turns', async () => {
  for (let nth = 0; nth < 120; nth += 1) await put(emailTo('much@example.org', ['flood']))
  await put(emailTo('ben@example.org', ['ben']))
  await put(alertAbout('ada'))
  await openOutbox().triesIn(0)
  expect(people().indexOf('ada')).toBeLessThan(12)
  expect(people().indexOf('ben')).toBeLessThan(12)
  expect(
    people()
      .slice(0, 12)
      .filter(person => person === 'flood'),
  ).toHaveLength(10)
  expect(people()).toHaveLength(122)
})

it('a person has at most half of the slots', async () => {
  const finish: (() => void)[] = []
  answer = () => new Promise(resolve => finish.push(() => resolve(SENT)))
  for (let nth = 0; nth < 55; nth += 1) await put(alertAbout('flood'))
  const { outboxWorker } = openOutbox()
  await outboxWorker.wake()
  expect(people()).toHaveLength(50)
  await put(alertAbout('ada'))
  await outboxWorker.wake()
  expect(people().slice(50)).toEqual(['ada'])
  for (let nth = 0; nth < 56; nth += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(nth)
    finish[nth]?.()
  }
  await outboxWorker.settled()
  expect(await left()).toBe(0)
})

it('messages of a service whose circuit is open are not claimed, and one tests it', async () => {
  const { breaker, triesIn } = openOutbox()
  const send = (outcome: 'taken' | 'later') =>
    breaker.send('mail', async () => ({ kind: outcome, status: 0 }))
  for (let nth = 0; nth < 5; nth += 1) await send('later')
  for (let nth = 0; nth < 20; nth += 1) await put(emailTo('ada@example.org', [`person-${nth}`]))
  await put(alertAbout('ada'))
  expect(await triesIn(0)).toBe(1)
  answer = async () => {
    const { kind } = await send('later')
    return kind === 'later' ? REFUSED : SENT
  }
  expect(await triesIn(0.2)).toBe(1)
  answer = async () => {
    await send('taken')
    return SENT
  }
  expect(await triesIn(0.2)).toBe(19)
  expect(await triesIn(2)).toBe(1)
  expect(await left()).toBe(0)
})

it('a message that its service did not get counts no try and leaves no line in the log', async () => {
  answer = async () => ({ ...REFUSED, isUnsent: true, dueAt: app.deps.now() })
  const { triesIn } = openOutbox()
  await put(emailTo('ada@example.org'))
  const lines = app.logged.length
  answer = async () => ({ ...REFUSED, isUnsent: true, dueAt: new Date(Date.now() + 365 * 864e5) })
  expect(await triesIn(0)).toBe(1)
  expect([...(await test.superuser`select tries, service from outbox`)]).toEqual([
    { tries: 0, service: 'mail' },
  ])
  expect(app.logged).toHaveLength(lines)
})

it('an e-mail of a keyed request is sent when the whole request is committed', async () => {
  const ada = await app.signUp()
  const headers = { 'Idempotency-Key': 'farewell' }
  expect((await ada.send('DELETE', '/api/account', { headers })).status).toBe(204)
  await expect
    .poll(() => app.emails.filter(({ to }) => to === ada.email).map(({ subject }) => subject))
    .toEqual(['Your LifeTag account was deleted'])
})

it('a request succeeds even if its e-mail cannot be sent', async () => {
  const send = async () => {
    throw new Error('not now')
  }
  const other = await createTestApp(test, { mail: { send, close: () => {} } })
  const ada = await other.signUp()
  await test.superuser`delete from outbox`
  expect((await ada.send('POST', '/api/auth/recovery-codes')).status).toBe(201)
  expect(await left()).toBe(1)
})
