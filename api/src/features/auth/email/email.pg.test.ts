import { emailLinkAnswerSchema, userSchema } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestPerson } from '../../../../test/app'
import { database, test, useApp } from '../../../../test/use-app'

const DAY_MS = 24 * 60 * 60_000

useApp()

const newAddress = () => `${crypto.randomUUID()}@example.org`

const emailsTo = (email: string, from = test) => from.confirmations.filter(({ to }) => to === email)

function linkTo(email: string, from = test): string {
  const found = /\/confirm-email#([\w-]{43})\n/.exec(emailsTo(email, from).at(-1)?.text ?? '')
  if (!found?.[1]) throw new Error(`No message asks ${email}`)
  return found[1]
}

const press = async (what: 'look' | 'confirm' | 'refuse', token: string, from = test) =>
  bodyOf(
    await from.send('POST', `/api/auth/email/${what}`, { json: { token } }),
    emailLinkAnswerSchema,
  )

const userOf = async (person: Pick<TestPerson, 'send'>) =>
  bodyOf(await person.send('GET', '/api/auth/user'), userSchema)

const change = (person: TestPerson, newEmail: string) =>
  person.send('PUT', '/api/auth/email', { json: { newEmail } })

const signIn = (email: string, from = test) =>
  from.send('POST', '/api/auth/login', { json: { email, password: PASSWORD } })

const someone = () => test.signUp({ isConfirmed: false })

describe('an unconfirmed address', () => {
  it('gets one e-mail that explains itself, and is not confirmed by opening the link', async () => {
    const ada = await someone()
    expect(emailsTo(ada.email)).toMatchObject([
      { subject: 'Confirm your email address for LifeTag' },
    ])
    expect(emailsTo(ada.email)[0]?.text).toContain('This was not me')
    const { createdAt } = await userOf(ada)
    const answer = await press('look', linkTo(ada.email))
    expect(answer).toEqual({
      ...{ state: 'open', email: ada.email, isChange: false },
      accountCreatedAt: createdAt,
    })
    expect(await userOf(ada)).toMatchObject({ emailState: 'unconfirmed', newEmail: null })
  })

  it('gets no other e-mail about the account', async () => {
    const ada = await someone()
    await signIn(ada.email)
    await ada.send('POST', '/api/auth/recovery-codes', { json: {} })
    await ada.send('PUT', '/api/auth/password', {
      json: { newPassword: 'walnut ferry copper dune' },
    })
    await ada.send('DELETE', '/api/account')
    expect(test.emails.filter(({ to }) => to === ada.email)).toEqual([])
    expect(emailsTo(ada.email)).toHaveLength(1)
  })

  it('does not keep people from their record', async () => {
    const ada = await someone()
    const made = await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada' } })
    expect(made.status).toBe(201)
    const code = { type: 'emergency', accessLevel: 'emergency', expiresIn: 'never' }
    expect((await ada.send('POST', '/api/qr-codes', { json: code })).status).toBe(201)
  })

  it('is confirmed by a press, also without a session, and a second press changes nothing', async () => {
    const ada = await someone()
    const link = linkTo(ada.email)
    for (let times = 0; times < 2; times++) {
      expect(await press('confirm', link)).toMatchObject({ state: 'confirmed', email: ada.email })
    }
    expect(await userOf(ada)).toMatchObject({ emailState: 'confirmed' })
    await signIn(ada.email)
    expect(test.emails.at(-1)).toMatchObject({
      to: ada.email,
      subject: expect.stringMatching(/New sign-in/),
    })
  })

  it('takes simultaneous presses as one', async () => {
    const ada = await someone()
    const link = linkTo(ada.email)
    const answers = await Promise.all([press('confirm', link), press('refuse', link)])
    expect(new Set(answers.map(({ state }) => state)).size).toBe(1)
  })

  it('has its token only as a keyed hash in the table, and no other token works', async () => {
    const ada = await someone()
    const link = linkTo(ada.email)
    const rows = await database.superuser`
      select c::text as row from email_confirmations c where user_id = ${ada.id}`
    expect(JSON.stringify(rows)).not.toContain(link)
    for (const token of [link.slice(1), `${link.slice(0, -1)}!`, 'made-up']) {
      for (const what of ['look', 'confirm', 'refuse']) {
        const answer = await test.send('POST', `/api/auth/email/${what}`, { json: { token } })
        expect(await failureOf(answer)).toEqual([404, 'not_found'])
      }
    }
  })

  it('reports a link older than 7 days as expired, and a new link confirms it', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp({ isConfirmed: false })
    const old = linkTo(ada.email, own)
    own.advance(7 * DAY_MS + 1)
    expect(await press('confirm', old, own)).toMatchObject({ state: 'expired', email: ada.email })
    expect((await ada.send('POST', '/api/auth/email/confirmation')).status).toBe(204)
    expect(await press('confirm', linkTo(ada.email, own), own)).toMatchObject({
      state: 'confirmed',
    })
    expect(await press('look', old, own)).toMatchObject({ state: 'confirmed' })
  })

  it('gets the e-mail again on request, at most five times a day from all accounts', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp({ isConfirmed: false })
    const again = () => ada.send('POST', '/api/auth/email/confirmation')
    for (let emails = 2; emails <= 5; emails++) expect((await again()).status).toBe(204)
    const refused = await again()
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60)
    expect(await failureOf(refused)).toEqual([429, 'rate_limited'])
    // Other accounts share the limit.
    const eve = await own.signUp()
    expect((await change(eve, ada.email)).status).toBe(429)
    await own.send('POST', '/api/auth/register', { json: { email: ada.email, password: PASSWORD } })
    expect(emailsTo(ada.email, own)).toHaveLength(5)
    own.advance(DAY_MS)
    expect((await again()).status).toBe(204)
    expect(emailsTo(ada.email, own)).toHaveLength(6)
  })

  it('gets no further e-mail once it is confirmed', async () => {
    const ada = await test.signUp()
    expect((await ada.send('POST', '/api/auth/email/confirmation')).status).toBe(204)
    expect(emailsTo(ada.email)).toHaveLength(1)
  })
})

describe('“This was not me”', () => {
  it('takes the address off the account, which can still sign in and gets no e-mail', async () => {
    const ada = await someone()
    expect(await press('refuse', linkTo(ada.email))).toMatchObject({
      state: 'refused',
      email: null,
    })
    expect(await userOf(ada)).toMatchObject({ emailState: 'refused', email: ada.email })
    expect((await signIn(ada.email)).status).toBe(200)
    expect((await ada.send('POST', '/api/auth/email/confirmation')).status).toBe(204)
    expect(await press('confirm', linkTo(ada.email))).toMatchObject({ state: 'refused' })
    expect(emailsTo(ada.email)).toHaveLength(1)
  })

  it('frees the address for its holder, who then signs in with it', async () => {
    const eve = await someone()
    await press('refuse', linkTo(eve.email))
    const ada = await test.signUp({ email: eve.email, isConfirmed: false })
    expect(ada.id).not.toBe(eve.id)
    expect(await press('confirm', linkTo(ada.email))).toMatchObject({ state: 'confirmed' })
    const answer = await signIn(ada.email)
    expect(await answer.json()).toMatchObject({ user: { id: ada.id } })
  })

  it('works when the link is too old to confirm', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp({ isConfirmed: false })
    own.advance(8 * DAY_MS)
    expect(await press('refuse', linkTo(ada.email, own), own)).toMatchObject({ state: 'refused' })
  })

  it('is refused for a confirmed address', async () => {
    const ada = await someone()
    await press('confirm', linkTo(ada.email))
    expect(await press('refuse', linkTo(ada.email))).toMatchObject({ state: 'confirmed' })
  })

  it('is offered by e-mail again when another person signs up with the address', async () => {
    const eve = await someone()
    const answer = await test.send('POST', '/api/auth/register', {
      json: { email: eve.email, password: PASSWORD },
    })
    expect(await failureOf(answer)).toEqual([409, 'email_taken'])
    expect(emailsTo(eve.email)).toHaveLength(2)
    await press('refuse', linkTo(eve.email))
    expect((await test.signUp({ email: eve.email })).email).toBe(eve.email)
    // A confirmed address gets no such e-mail.
    await test.send('POST', '/api/auth/register', {
      json: { email: eve.email, password: PASSWORD },
    })
    expect(emailsTo(eve.email)).toHaveLength(3)
  })
})

describe('a new address', () => {
  it('waits for its mailbox, while the old one is notified and stays in use', async () => {
    const ada = await test.signUp()
    const newEmail = newAddress()
    expect((await change(ada, ` ${newEmail.toUpperCase()}`)).status).toBe(204)
    expect(await userOf(ada)).toMatchObject({
      ...{ email: ada.email, emailState: 'confirmed', newEmail },
    })
    expect(test.emails.at(-1)).toMatchObject({
      to: ada.email,
      subject: expect.stringMatching(/^A new email address/),
    })
    expect((await signIn(newEmail)).status).toBe(401)
    const link = linkTo(newEmail)
    expect(await press('look', link)).toMatchObject({
      state: 'open',
      email: newEmail,
      isChange: true,
    })

    expect(await press('confirm', link)).toMatchObject({ state: 'confirmed', email: newEmail })
    expect(await userOf(ada)).toMatchObject({
      ...{ email: newEmail, emailState: 'confirmed', newEmail: null },
    })
    expect(test.emails.at(-1)).toMatchObject({
      ...{ to: ada.email, subject: 'The email address of your LifeTag account was changed' },
    })
    expect([(await signIn(ada.email)).status, (await signIn(newEmail)).status]).toEqual([401, 200])
    expect(await press('confirm', link)).toMatchObject({ state: 'confirmed' })
    expect((await test.signUp({ email: ada.email })).email).toBe(ada.email)
  })

  it('causes no e-mail to an old address that was never confirmed', async () => {
    const ada = await someone()
    const newEmail = newAddress()
    await change(ada, newEmail)
    expect(await press('confirm', linkTo(newEmail))).toMatchObject({ state: 'confirmed' })
    expect(test.emails.filter(({ to }) => to === ada.email)).toEqual([])
    expect(await press('look', linkTo(ada.email))).toMatchObject({ state: 'replaced', email: null })
  })

  it('that another account has gets the usual answer, and only its mailbox finds out', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const ask = async (newEmail: string) => {
      const answer = await change(ada, newEmail)
      return [answer.status, await answer.text(), (await userOf(ada)).newEmail === newEmail]
    }
    expect(await ask(bob.email)).toEqual(await ask(newAddress()))
    await ask(bob.email)
    expect(await press('confirm', linkTo(bob.email))).toMatchObject({ state: 'taken' })
    expect(await userOf(ada)).toMatchObject({ email: ada.email })
    expect(await (await signIn(bob.email)).json()).toMatchObject({ user: { id: bob.id } })
  })

  it('makes the link of an earlier request invalid', async () => {
    const ada = await test.signUp()
    const [first, second] = [newAddress(), newAddress()]
    await change(ada, first)
    await change(ada, second)
    expect(await press('confirm', linkTo(first))).toMatchObject({ state: 'replaced', email: null })
    expect(await press('confirm', linkTo(second))).toMatchObject({ state: 'confirmed' })
  })

  it('is not confirmed by an old link when the account returns to it', async () => {
    const ada = await test.signUp()
    const [first, second] = [newAddress(), newAddress()]
    await change(ada, first)
    const link = linkTo(first)
    await press('confirm', link)
    await change(ada, second)
    await press('confirm', linkTo(second))
    await change(ada, first)
    expect(await press('confirm', link)).toMatchObject({ state: 'replaced' })
    expect(await userOf(ada)).toMatchObject({ email: second, newEmail: first })
  })

  it('is dropped if its holder presses “not me”', async () => {
    const ada = await test.signUp()
    const newEmail = newAddress()
    await change(ada, newEmail)
    expect(await press('refuse', linkTo(newEmail))).toMatchObject({ state: 'refused', email: null })
    expect(await userOf(ada)).toMatchObject({
      ...{ email: ada.email, emailState: 'confirmed', newEmail: null },
    })
  })

  it('is dropped without an e-mail if the person asks for the current address', async () => {
    const ada = await test.signUp()
    const newEmail = newAddress()
    await change(ada, newEmail)
    expect((await change(ada, ada.email)).status).toBe(204)
    expect(await userOf(ada)).toMatchObject({ email: ada.email, newEmail: null })
    expect(await press('confirm', linkTo(newEmail))).toMatchObject({ state: 'replaced' })
    expect(emailsTo(ada.email)).toHaveLength(1)
  })

  it('can be one that its holder refused by mistake', async () => {
    const ada = await someone()
    await press('refuse', linkTo(ada.email))
    expect((await change(ada, ada.email)).status).toBe(204)
    expect(await press('confirm', linkTo(ada.email))).toMatchObject({ state: 'confirmed' })
    expect(await userOf(ada)).toMatchObject({ email: ada.email, emailState: 'confirmed' })
  })

  it('can be requested a limited number of times, because each request sends an e-mail', async () => {
    const ada = await test.signUp()
    for (let times = 0; times < 5; times++) await change(ada, newAddress())
    const answer = await change(ada, newAddress())
    expect(answer.headers.has('Retry-After')).toBe(true)
    expect(await failureOf(answer)).toEqual([429, 'rate_limited'])
  })

  it.each([
    ['no address', 'ada'],
    ['none', undefined],
    ['a number', 7],
  ])('reports %s at its field', async (_, newEmail) => {
    const ada = await test.signUp()
    const answer = await ada.send('PUT', '/api/auth/email', { json: { newEmail } })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { newEmail: expect.any(String) } },
    ])
  })
})

describe('stored data about addresses', () => {
  it('is in the export', async () => {
    const ada = await someone()
    const newEmail = newAddress()
    await change(ada, newEmail)
    const answer = await ada.send('GET', '/api/account/export')
    const { account } = Object(await answer.json())
    expect(account).toMatchObject({
      ...{ email: ada.email, emailConfirmedAt: null, emailRefusedAt: null, newEmail },
      confirmationEmails: [{ outcome: null }, { outcome: null }],
    })
    expect(JSON.stringify(account)).not.toMatch(/hash|sealed/i)
  })

  it('is deleted with the account, and its links stop working', async () => {
    const ada = await someone()
    const link = linkTo(ada.email)
    await ada.send('DELETE', '/api/account')
    const answer = await test.send('POST', '/api/auth/email/confirm', { json: { token: link } })
    expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })

  it('contains no readable address in any table', async () => {
    const ada = await test.signUp()
    const newEmail = newAddress()
    await change(ada, newEmail)
    const rows = await database.superuser`
      select u::text as row from users u union all select c::text from email_confirmations c`
    expect(JSON.stringify(rows)).not.toContain(newEmail)
  })
})

it('an account and its e-mails are deleted while its address is being changed', async () => {
  const ada = await test.signUp()
  const answers = await Promise.all([
    change(ada, newAddress()),
    ada.send('DELETE', '/api/account'),
    change(ada, newAddress()),
  ])
  expect(answers.filter(({ status }) => ![204, 401].includes(status))).toEqual([])
  expect(cookieOf(answers[1] as Response)).toBe('sid=')
})
