import {
  credentialsAnswerSchema,
  passkeyOptionsAnswerSchema,
  registerAnswerSchema,
} from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestPerson } from '../../../../test/app'
import { TestPasskey } from '../../../../test/authenticator'
import { database, test, useApp } from '../../../../test/use-app'

const MINUTE_MS = 60_000
const PATH = '/api/auth/passkeys'

useApp()

type Sender = Pick<TestPerson, 'send'>

async function challengeOf(from: Sender, what: 'register' | 'login', json: object = {}) {
  const answer = await from.send('POST', `${PATH}/${what}/options`, { json })
  return (await bodyOf(answer, passkeyOptionsAnswerSchema)).challenge
}

const verify = (from: Sender, what: 'register' | 'login', json: object) =>
  from.send('POST', `${PATH}/${what}/verify`, { json })

async function signUp(email = `${crypto.randomUUID()}@example.org`) {
  const passkey = new TestPasskey()
  const challenge = await challengeOf(test, 'register', { email })
  const answer = await verify(test, 'register', {
    email,
    firstName: 'Ada',
    passkey: passkey.register(challenge),
  })
  const { user, recoveryCodes } = await bodyOf(answer, registerAnswerSchema)
  const cookie = cookieOf(answer)
  const send: Sender['send'] = (method, path, options) =>
    test.send(method, path, { cookie, ...options })
  return { email, passkey, user, recoveryCodes, send }
}

async function add(person: Sender, passkey = new TestPasskey(), name?: string) {
  const challenge = await challengeOf(person, 'register')
  const answer = await verify(person, 'register', { passkey: passkey.register(challenge), name })
  if (answer.status !== 201) throw new Error(await answer.text())
  const { id } = Object(await answer.json())
  return { passkey, id: String(id) }
}

const credentialsOf = async (person: Sender) =>
  bodyOf(await person.send('GET', '/api/auth/credentials'), credentialsAnswerSchema)

describe('signing up with a passkey', () => {
  it('makes an account with recovery codes and without a password, and signs in', async () => {
    const ada = await signUp()
    expect(ada.user).toMatchObject({ email: ada.email, firstName: 'Ada' })
    expect(ada.recoveryCodes).toHaveLength(3)
    expect(await credentialsOf(ada)).toMatchObject({
      hasPassword: false,
      recoveryCodesLeft: 3,
      passkeys: [{ name: 'An unknown device', lastUsedAt: null }],
    })
    const byPassword = await test.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: PASSWORD },
    })
    expect(await failureOf(byPassword)).toEqual([401, 'bad_credentials'])
  })

  it('requests a discoverable passkey with user verification', async () => {
    const email = 'options@example.org'
    const answer = await test.send('POST', `${PATH}/register/options`, { json: { email } })
    expect(await answer.json()).toMatchObject({
      rp: { id: 'localhost', name: 'LifeTag' },
      user: { name: email },
      timeout: 5 * MINUTE_MS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('sends the same request whether or not the address has an account', async () => {
    const ask = async (email: string) => {
      const answer = await test.send('POST', `${PATH}/register/options`, { json: { email } })
      const { challenge, user, ...rest } = Object(await answer.json())
      const shape = [challenge, user.id, user.name].map(value => typeof value)
      return { status: answer.status, rest, shape, ofAnother: user.id }
    }
    const { email, id } = await test.signUp()
    const { ofAnother, ...known } = await ask(email)
    const { ofAnother: _, ...unknown } = await ask(`${crypto.randomUUID()}@example.org`)
    expect(known).toEqual(unknown)
    expect(Buffer.from(ofAnother, 'base64url').toString('hex')).not.toBe(id.replaceAll('-', ''))
  })

  it('refuses a taken address once the passkey is made', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const challenge = await challengeOf(test, 'register', { email })
    await test.signUp({ email })
    const late = await verify(test, 'register', {
      email,
      passkey: new TestPasskey().register(challenge),
    })
    expect(await failureOf(late)).toEqual([409, 'email_taken'])
  })
})

describe('signing in with a passkey', () => {
  it('needs no address and no password', async () => {
    const ada = await signUp()
    const challenge = await challengeOf(test, 'login')
    const answer = await verify(test, 'login', { passkey: ada.passkey.assert(challenge) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { email: ada.email } })
    const user = await test.send('GET', '/api/auth/user', { cookie: cookieOf(answer) })
    expect(user.status).toBe(200)
    expect((await credentialsOf(ada)).passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  it.each([
    ['without its person’s verification', { isVerified: false }],
    ['made for another origin', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['of another ceremony', { type: 'webauthn.create' }],
  ])('refuses an answer %s', async (_, bends) => {
    const { passkey } = await signUp()
    const challenge = await challengeOf(test, 'login')
    const answer = await verify(test, 'login', { passkey: passkey.assert(challenge, bends) })
    expect(await failureOf(answer)).toEqual([401, 'bad_credentials'])
  })

  it('accepts an answer once', async () => {
    const { passkey } = await signUp()
    const answer = passkey.assert(await challengeOf(test, 'login'))
    expect((await verify(test, 'login', { passkey: answer })).status).toBe(200)
    expect((await verify(test, 'login', { passkey: answer })).status).toBe(401)
  })

  it('accepts one of two simultaneous answers to one challenge', async () => {
    const { passkey } = await signUp()
    const answer = passkey.assert(await challengeOf(test, 'login'))
    const both = await Promise.all([1, 2].map(() => verify(test, 'login', { passkey: answer })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('accepts an answer within 5 minutes', async () => {
    const own = await createTestApp(database)
    const { passkey } = await signUp()
    const early = await challengeOf(own, 'login')
    own.advance(5 * MINUTE_MS - 1_000)
    expect((await verify(own, 'login', { passkey: passkey.assert(early) })).status).toBe(200)
    const late = await challengeOf(own, 'login')
    own.advance(5 * MINUTE_MS + 1)
    expect((await verify(own, 'login', { passkey: passkey.assert(late) })).status).toBe(401)
  })

  it.each([
    ['a question nobody asked', async () => Buffer.alloc(32, 1).toString('base64url')],
    ['a question for signing up', () => challengeOf(test, 'register', { email: 'x@example.org' })],
  ])('refuses an answer to %s', async (_, ask) => {
    const { passkey } = await signUp()
    const answer = await verify(test, 'login', { passkey: passkey.assert(await ask()) })
    expect(await failureOf(answer)).toEqual([401, 'bad_credentials'])
  })

  it('gives the same answer to an unknown passkey, a forged key and nonsense', async () => {
    const { passkey } = await signUp()
    const forged = new TestPasskey().assert(await challengeOf(test, 'login'))
    const answers = [
      new TestPasskey().assert(await challengeOf(test, 'login')),
      {
        ...forged,
        ...{ id: passkey.id.toString('base64url'), rawId: passkey.id.toString('base64url') },
      },
      {
        ...passkey.assert(await challengeOf(test, 'login')),
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      },
    ]
    for (const each of answers) {
      const answer = await verify(test, 'login', { passkey: each })
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { code: 'bad_credentials', message: 'This passkey does not sign in here.' },
      ])
    }
  })

  it('refuses a counter that does not rise, because it comes from a copy', async () => {
    const { passkey } = await signUp()
    const signIn = async () =>
      (await verify(test, 'login', { passkey: passkey.assert(await challengeOf(test, 'login')) }))
        .status
    passkey.counter = 5
    expect(await signIn()).toBe(200)
    expect(await signIn()).toBe(401)
    passkey.counter = 4
    expect(await signIn()).toBe(401)
    passkey.counter = 6
    expect(await signIn()).toBe(200)
  })
})

describe('the passkeys of an account', () => {
  it('can be several, have names and are announced by e-mail', async () => {
    const ada = await test.signUp()
    const first = await add(ada, new TestPasskey(), 'Key ring')
    const second = await add(ada)
    expect(test.emails.at(-1)).toMatchObject({
      to: ada.email,
      subject: 'A passkey was added to your LifeTag account',
    })
    expect((await ada.send('PUT', `${PATH}/${second.id}`, { json: { name: 'Work' } })).status).toBe(
      204,
    )
    const { passkeys } = await credentialsOf(ada)
    expect(passkeys.map(({ id, name }) => [id, name])).toEqual([
      [second.id, 'Work'],
      [first.id, 'Key ring'],
    ])
    for (const { passkey } of [first, second]) {
      const challenge = await challengeOf(test, 'login')
      expect((await verify(test, 'login', { passkey: passkey.assert(challenge) })).status).toBe(200)
    }
  })

  it('cannot sign in after their removal', async () => {
    const ada = await test.signUp()
    const { id, passkey } = await add(ada)
    expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
    const answer = await verify(test, 'login', {
      passkey: passkey.assert(await challengeOf(test, 'login')),
    })
    expect(answer.status).toBe(401)
    expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(404)
  })

  it('cannot all be removed without a password, even by two simultaneous requests', async () => {
    const ada = await signUp()
    const { id } = await add(ada)
    const { passkeys } = await credentialsOf(ada)
    const answers = await Promise.all(
      passkeys.map(passkey => ada.send('DELETE', `${PATH}/${passkey.id}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const left = await credentialsOf(ada)
    expect(left.passkeys).toHaveLength(1)
    const last = left.passkeys[0]?.id ?? id
    expect(await failureOf(await ada.send('DELETE', `${PATH}/${last}`))).toEqual([
      409,
      'last_credential',
    ])
    const set = { json: { newPassword: PASSWORD } }
    expect((await ada.send('PUT', '/api/auth/password', set)).status).toBe(204)
    expect((await ada.send('DELETE', `${PATH}/${last}`)).status).toBe(204)
  })

  it('do not include one that answers a challenge for another person', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const challenge = await challengeOf(ada, 'register')
    const answer = await verify(bob, 'register', { passkey: new TestPasskey().register(challenge) })
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
    expect((await credentialsOf(bob)).passkeys).toEqual([])
  })

  it.each([
    ['without verification', { isVerified: false }],
    ['for another origin', { origin: 'https://evil.example' }],
  ])('do not include one made %s', async (_, bends) => {
    const ada = await test.signUp()
    const passkey = new TestPasskey().register(await challengeOf(ada, 'register'), bends)
    expect(await failureOf(await verify(ada, 'register', { passkey }))).toEqual([422, 'invalid'])
  })

  it('can be changed only within 10 minutes of a sign-in', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    const { id } = await add(ada)
    own.advance(10 * MINUTE_MS + 1)
    const stale = [
      ada.send('POST', `${PATH}/register/options`, { json: {} }),
      verify(ada, 'register', { passkey: new TestPasskey().register('AAAA') }),
      ada.send('PUT', `${PATH}/${id}`, { json: { name: 'Mine' } }),
      ada.send('DELETE', `${PATH}/${id}`),
    ]
    for (const answer of await Promise.all(stale)) {
      expect(await failureOf(answer)).toEqual([403, 'fresh_sign_in_required'])
    }
  })

  it('of another person answer as if they did not exist', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const { id } = await add(ada)
    const rename = { json: { name: 'Mine' } }
    expect((await bob.send('PUT', `${PATH}/${id}`, rename)).status).toBe(404)
    expect((await bob.send('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await credentialsOf(ada)).passkeys).toHaveLength(1)
  })
})
