import { sessionsAnswerSchema } from 'sync-protocol/rest'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  cookieOf,
  createTestApp,
  DATA_KEYS,
  PASSWORD,
  type TestApp,
  type TestPerson,
} from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'
import { openKeyring } from '../../db/keyring'
import { endSessionsFor } from '../../lifetag/users'

const NEW_PASSWORD = 'another teapot lantern 59'

useApp()
let other: TestApp
beforeAll(async () => {
  other = await createTestApp(database)
})

async function listenAt(app: TestApp, cookie: string, query = '') {
  const answer = await app.send('GET', `/api/sync/events${query}`, { cookie })
  const reader = answer.body?.getReader()
  await reader?.read()
  const end = async () => {
    for (;;) {
      const read = await reader?.read()
      if (!read || read.done) return 'ended'
    }
  }
  return { end, leave: () => reader?.cancel() }
}

const signIn = async ({ email }: TestPerson) =>
  cookieOf(await test.send('POST', '/api/auth/login', { json: { email, password: PASSWORD } }))

/** `ends` acts with a person's second session and ends the first one. */
type Ending = {
  name: string
  ends: (person: TestPerson, second: string) => Promise<unknown>
}

const OF_OTHERS: Ending[] = [
  {
    name: 'a sign-out of that session',
    ends: async (_, cookie) => {
      const answer = await test.send('GET', '/api/auth/sessions', { cookie })
      const first = sessionsAnswerSchema.parse(await answer.json()).find(each => !each.isCurrent)
      return test.send('DELETE', `/api/auth/sessions/${first?.id}`, { cookie })
    },
  },
  {
    name: 'a sign-out everywhere else',
    ends: (_, cookie) => test.send('DELETE', '/api/auth/sessions', { cookie }),
  },
  {
    name: 'a new password',
    ends: (_, cookie) =>
      test.send('PUT', '/api/auth/password', { cookie, json: { newPassword: NEW_PASSWORD } }),
  },
  {
    name: 'a recovery',
    ends: ({ email, recoveryCodes: [recoveryCode] }) =>
      test.send('POST', '/api/auth/recover', {
        json: { email, recoveryCode, newPassword: NEW_PASSWORD },
      }),
  },
  {
    name: 'the deletion of the account',
    ends: (_, cookie) => test.send('DELETE', '/api/account', { cookie }),
  },
  {
    name: 'a sign-in of another person in its browser',
    ends: async person => {
      const { email } = await test.signUp()
      const json = { email, password: PASSWORD }
      return test.send('POST', '/api/auth/login', { json, cookie: person.cookie })
    },
  },
  {
    name: 'twenty newer sign-ins',
    ends: async person => {
      for (let nth = 0; nth < 20; nth++) await signIn(person)
    },
  },
  {
    name: 'a command of the operator',
    ends: async ({ email }) =>
      endSessionsFor(
        database.url,
        await openKeyring(database.database, DATA_KEYS, Date.now),
        email,
      ),
  },
  {
    name: 'a command of the operator for everyone',
    ends: async () =>
      endSessionsFor(
        database.url,
        await openKeyring(database.database, DATA_KEYS, Date.now),
        'everyone',
      ),
  },
]

describe('the streams of a session end on every server after', () => {
  it.each([
    { name: 'its own sign-out', ends: ({ send }) => send('POST', '/api/auth/logout') } as Ending,
    ...OF_OTHERS,
  ])('$name', async ({ ends }) => {
    const person = await test.signUp()
    const second = await signIn(person)
    const streams = [
      await listenAt(test, person.cookie),
      await listenAt(other, person.cookie),
      await listenAt(other, person.cookie, '?profiles=all'),
    ]
    await ends(person, second)
    expect(await Promise.all(streams.map(({ end }) => end()))).toEqual(['ended', 'ended', 'ended'])
  })
})

it('the streams of other sessions stay open', async () => {
  const person = await test.signUp()
  const second = await signIn(person)
  const kept = await listenAt(other, second)
  const ended = await listenAt(other, person.cookie)
  await test.send('DELETE', '/api/auth/sessions', { cookie: second })
  await ended.end()
  const isOver = kept.end()
  expect(await Promise.race([isOver, 'open'])).toBe('open')
  await kept.leave()
})

it('a stream ends if its session ended while it was opened', async () => {
  const real = database.database
  let person: TestPerson | undefined
  const late = await createTestApp(database, {
    database: {
      ...real,
      listen: async (channel, onNotice) => {
        if (channel === 'ended_sessions') await person?.send('POST', '/api/auth/logout')
        return real.listen(channel, onNotice)
      },
    },
  })
  person = await test.signUp()
  const answer = await late.send('GET', '/api/sync/events', { cookie: person.cookie })
  expect(await answer.text()).toBe('')
})

/** Gets no notices of ended sessions and counts the statements that look sessions up. */
async function openDeafApp() {
  const real = database.database
  let reconnect = () => {}
  const counted = { statements: 0, failures: 0 }
  const deaf = await createTestApp(database, {
    database: {
      ...real,
      statement(fn, person) {
        counted.statements += 1
        if (counted.failures === 0) return real.statement(fn, person)
        counted.failures -= 1
        return Promise.reject(new Error('The database is away'))
      },
      listen: async (channel, onNotice) => {
        if (channel === 'ended_sessions') reconnect = () => onNotice(undefined)
        return { stop: async () => {} }
      },
    },
  })
  return { deaf, counted, reconnect: () => reconnect() }
}

it('one statement looks every session up again when notices may have been missed', async () => {
  const { deaf, counted, reconnect } = await openDeafApp()
  const kept = []
  for (let nth = 0; nth < 3; nth++) kept.push(await listenAt(deaf, (await test.signUp()).cookie))
  const gone = await test.signUp()
  const ended = await listenAt(deaf, gone.cookie)
  await gone.send('POST', '/api/auth/logout')
  counted.statements = 0
  reconnect()
  expect(await ended.end()).toBe('ended')
  expect(counted.statements).toBe(1)
  for (const stream of kept) {
    expect(await Promise.race([stream.end(), 'open'])).toBe('open')
    await stream.leave()
  }
})

it('a failed look-up is repeated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { deaf, counted, reconnect } = await openDeafApp()
  const gone = await test.signUp()
  const ended = await listenAt(deaf, gone.cookie)
  await gone.send('POST', '/api/auth/logout')
  counted.failures = 1
  reconnect()
  await vi.waitFor(() => expect(counted.failures).toBe(0))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await ended.end()).toBe('ended')
})
