import { sessionsAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cookieOf,
  createTestApp,
  DATA_KEYS,
  PASSWORD,
  type TestApp,
  type TestPerson,
} from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { openKeyring } from '../../db/keyring'
import { endSessions } from '../auth/end-sessions'

const NEW_PASSWORD = 'another teapot lantern 59'

let database: TestDatabase
let test: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
  other = await createTestApp(database)
})
afterAll(() => database.drop())

/** A stream of this session at one of two servers; `end` resolves once nothing more comes. */
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

/** Two sessions of one person: what the second does ends the first, or itself. */
type Ending = {
  name: string
  ends: (person: TestPerson, second: string) => Promise<unknown>
}

const OF_OTHERS: Ending[] = [
  {
    name: 'a sign-out in that place',
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
    name: 'twenty newer sessions',
    ends: async person => {
      for (let nth = 0; nth < 20; nth++) await signIn(person)
    },
  },
  {
    name: 'the operator',
    ends: async ({ email }) =>
      endSessions(database.url, await openKeyring(database.database, DATA_KEYS, Date.now), email),
  },
  {
    name: 'the operator, for everyone',
    ends: async () =>
      endSessions(
        database.url,
        await openKeyring(database.database, DATA_KEYS, Date.now),
        'everyone',
      ),
  },
]

describe('the streams of a session end on every server with', () => {
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

it('the streams of other sessions go on', async () => {
  const person = await test.signUp()
  const second = await signIn(person)
  const kept = await listenAt(other, second)
  const ended = await listenAt(other, person.cookie)
  await test.send('DELETE', '/api/auth/sessions', { cookie: second })
  await ended.end()
  const isOver = kept.end()
  expect(await Promise.race([isOver, 'goes on'])).toBe('goes on')
  await kept.leave()
})

it('a session that ended while its stream opened has none', async () => {
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

it('when notices may have been missed, every session is looked up again', async () => {
  const real = database.database
  let reconnect = () => {}
  const deaf = await createTestApp(database, {
    database: {
      ...real,
      listen: async (channel, onNotice) => {
        if (channel === 'ended_sessions') reconnect = () => onNotice(undefined)
        return { stop: async () => {} }
      },
    },
  })
  const [gone, there] = [await test.signUp(), await test.signUp()]
  const ended = await listenAt(deaf, gone.cookie)
  const kept = await listenAt(deaf, there.cookie)
  await gone.send('POST', '/api/auth/logout')
  reconnect()
  expect(await ended.end()).toBe('ended')
  expect(await Promise.race([kept.end(), 'goes on'])).toBe('goes on')
  await kept.leave()
})
