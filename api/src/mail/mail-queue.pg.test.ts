import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { createMailQueue } from './mail-queue'

let test: TestDatabase
let app: TestApp
/** Includes e-mails that the mail server refused, but not those of a sign-up. */
const handed: string[] = []
let isRefusing = false
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test, {
    mail: {
      async send({ to, subject }) {
        if (!/^Confirm /.test(subject)) handed.push(`${to}: ${subject}`)
        if (isRefusing) throw new Error('not now')
      },
      close: () => {},
    },
  })
})
afterAll(() => test.drop())
beforeEach(async () => {
  handed.length = 0
  isRefusing = false
  await test.superuser`delete from emails`
})

const MINUTE_MS = 60_000
const newQueue = () => createMailQueue(app.deps)
const emailTo = (to: string) => ({
  ...{ kind: 'greeting', to, subject: 'Hello', text: 'How are you?' },
  about: [],
})
const put = (mailQueue: ReturnType<typeof newQueue>, to: string) =>
  app.deps.database.anonymous(tx => mailQueue.put(tx, emailTo(to)))
const left = async () => (await test.superuser`select id from emails`).length
const triesIn = async (mailQueue: ReturnType<typeof newQueue>, minutes: number) => {
  app.advance(minutes * MINUTE_MS)
  const before = handed.length
  await mailQueue.sendDue()
  return handed.length - before
}

it('an e-mail is sent after its transaction and then deleted', async () => {
  const mailQueue = newQueue()
  await mailQueue.sendAfter(async () => {
    await put(mailQueue, 'ada@example.org')
    expect(handed).toEqual([])
  })
  await mailQueue.settled()
  expect(handed).toEqual(['ada@example.org: Hello'])
  expect(await left()).toBe(0)
})

it('an e-mail of a transaction that was rolled back is never sent', async () => {
  const mailQueue = newQueue()
  const undone = app.deps.database.anonymous(async tx => {
    await mailQueue.put(tx, emailTo('ada@example.org'))
    throw new Error('after all not')
  })
  await expect(mailQueue.sendAfter(() => undone)).rejects.toThrow('after all not')
  await mailQueue.sendDue()
  expect(handed).toEqual([])
})

it('a refused e-mail is tried again after 1, 2 and 4 minutes until it is accepted', async () => {
  isRefusing = true
  const mailQueue = newQueue()
  await mailQueue.sendAfter(() => put(mailQueue, 'ada@example.org'))
  await mailQueue.settled()
  const tries = []
  for (const minutes of [0.9, 0.2, 1.8, 0.3]) tries.push(await triesIn(mailQueue, minutes))
  expect(tries).toEqual([0, 1, 0, 1])
  isRefusing = false
  expect([await triesIn(mailQueue, 5), await triesIn(mailQueue, 1_000)]).toEqual([1, 0])
  expect(await left()).toBe(0)
})

it('an e-mail is given up after three days, and the log says so', async () => {
  isRefusing = true
  const mailQueue = newQueue()
  await put(mailQueue, 'ada@example.org')
  await mailQueue.sendDue()
  expect(await triesIn(mailQueue, 73 * 60)).toBe(1)
  expect(await left()).toBe(0)
  expect(app.logged.at(-1)).toMatchObject({ method: 'MAIL', route: 'email greeting', status: 410 })
  expect(JSON.stringify(app.logged)).not.toContain('ada@example.org')
})

it('an e-mail that a crashed server claimed is sent by another server', async () => {
  const mailQueue = newQueue()
  await put(mailQueue, 'ada@example.org')
  await test.superuser`
    update emails set tries = 1, due_at = ${new Date(app.deps.now().getTime() + 10 * MINUTE_MS)}`
  expect([await triesIn(mailQueue, 9), await triesIn(mailQueue, 2)]).toEqual([0, 1])
})

it('several servers at the same time send each e-mail once', async () => {
  const queues = [newQueue(), newQueue(), newQueue()]
  const people = Array.from({ length: 50 }, (_, n) => `person-${n}@example.org`)
  for (const to of people) await put(queues[0] ?? newQueue(), to)
  await Promise.all(queues.map(mailQueue => mailQueue.sendDue()))
  expect(handed.toSorted()).toEqual(people.map(to => `${to}: Hello`).toSorted())
})

it('an e-mail of a keyed request is sent when the whole request is committed', async () => {
  const ada = await app.signUp()
  const answer = await ada.send('DELETE', '/api/account', {
    headers: { 'Idempotency-Key': 'farewell' },
  })
  expect(answer.status).toBe(204)
  await expect.poll(() => handed).toEqual([`${ada.email}: Your LifeTag account was deleted`])
})

it('a request succeeds even if its e-mail cannot be sent', async () => {
  const ada = await app.signUp()
  isRefusing = true
  expect((await ada.send('POST', '/api/auth/recovery-codes')).status).toBe(201)
  expect(await left()).toBe(1)
})
