import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { hasDatabase, wipeDatabase } from '../../db/database'
import {
  beginCardBeforeCodes,
  dropRecoveryCodes,
  useRecoveryCodes,
} from '../../people/recovery-codes'
import { readSession, writeSession } from '../../people/session'
import { addRow, closeDevice, openDevice } from '../../sync'
import { AuthScreen } from './auth-screen'

const user = aUser()

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/auth" element={<AuthScreen />} />

        <Route path="/start" element={<p>The first question</p>} />
        <Route path="/invitation" element={<p>The invitation</p>} />
        <Route path="/shop" element={<p>The shop</p>} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fillSignIn() {
  fill('Email', user.email)
  fill('Password', 'correct horse battery')
}

function fillSignUp() {
  fillSignIn()
  fireEvent.click(screen.getByRole('checkbox'))
}

beforeEach(() => writeSession({ status: 'signedOut', byChoice: false }))

afterEach(() => {
  dropRecoveryCodes()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['/auth', { Email: 'username', Password: 'current-password' }],
  [
    '/auth?mode=sign-up',
    {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'username',
      Password: 'new-password',
    },
  ],
  [
    '/auth?mode=recover',
    { Email: 'username', 'Recovery code': 'off', 'New password': 'new-password' },
  ],
])('%s labels its fields for password managers', (path, fields) => {
  open(path)
  for (const [label, token] of Object.entries(fields)) {
    expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe(token)
  }
})

it('a sign-in continues to the requested screen', async () => {
  stubServer({ '/api/auth/login': { status: 200, body: { user } } })
  open('/auth?returnTo=/shop')
  fillSignIn()
  press('Sign in')
  expect(await screen.findByText('The shop')).toBeDefined()
})

it('a sign-in never leads to another site', async () => {
  stubServer({ '/api/auth/login': { status: 200, body: { user } } })
  open('/auth?returnTo=//evil.example')
  fillSignIn()
  press('Sign in')
  expect(await screen.findByText('The dashboard')).toBeDefined()
})

it('nothing is sent while a field is empty, and the first such field has the focus', () => {
  const { sent } = stubServer({})
  open('/auth')
  press('Sign in')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your email',
    'Enter your password',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sent).toEqual([])
})

it('signing up needs a long password and consent', () => {
  const { sent } = stubServer({})
  open('/auth?mode=sign-up')
  fill('Email', 'maria')
  fill('Password', 'elevenchars')
  press('Create account')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This does not look like an email',
    'Use at least 12 characters',
    'We can keep your record only if you agree',
  ])
  expect(sent).toEqual([])
})

it.each([
  ['/auth', refusal(401, 'bad_credentials'), 'The email or the password is wrong.'],
  [
    '/auth',
    'offline' as const,
    'We couldn’t reach the server. Check your connection and try again.',
  ],
  [
    '/auth',
    { status: 200, body: 'Hotel' },
    'Your Wi-Fi may need a sign-in first. Open its page in your browser, or use another connection.',
  ],
  ['/auth', { ...tooMany('840') }, 'Too many tries. Try again in 14 minutes.'],
  ['/auth', { ...tooMany('20') }, 'Too many tries. Try again in 1 minute.'],
  ['/auth', refusal(503, 'unavailable'), 'It said unavailable'],
  [
    '/auth?mode=sign-up',
    refusal(409, 'email_taken'),
    'There is already an account with this email. Sign in instead.',
  ],
  [
    '/auth',
    refusal(422, 'invalid', { fields: { device: 'This device is unknown' } }),
    'This device is unknown',
  ],
  [
    '/auth?mode=sign-up',
    refusal(422, 'invalid', { fields: { password: 'This password is too common' } }),
    'This password is too common',
  ],
])('at %s, %j is explained in words', async (path, reply, words) => {
  const isSignUp = path.includes('sign-up')
  stubServer({ [isSignUp ? '/api/auth/register' : '/api/auth/login']: reply })
  open(path)
  if (isSignUp) fillSignUp()
  else fillSignIn()
  press(isSignUp ? 'Create account' : 'Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse battery')
})

it('signing up sends no empty names', async () => {
  const { sent } = stubServer({ '/api/auth/register': 'offline' })
  open('/auth?mode=sign-up')
  fillSignUp()
  fill('First name', '  Maria ')
  press('Create account')
  await screen.findByRole('alert')
  expect(sent.map(({ body }) => body)).toEqual([
    { email: user.email, password: 'correct horse battery', firstName: 'Maria' },
  ])
})

it('the recovery codes are shown once, and have to be saved before continuing', async () => {
  const recoveryCodes = ['CODE-1', 'CODE-2', 'CODE-3']
  stubServer({ '/api/auth/register': { status: 201, body: { user, recoveryCodes } } })
  open('/auth?mode=sign-up&returnTo=/shop')
  fillSignUp()
  press('Create account')
  await screen.findByRole('heading', { name: 'Save your recovery kit' })
  const shown = screen.getAllByRole('code').map(({ textContent }) => textContent)
  expect(new Set(shown)).toEqual(new Set(recoveryCodes))
  press('Continue')
  expect(screen.getByRole('alert').textContent).toContain('Save the kit first')
  fireEvent.click(screen.getByLabelText('I have saved it'))
  press('Continue')
  expect(screen.getByText('The shop')).toBeDefined()
})

it('a person who only wanted an account goes to the record, and the codes wait', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: { user, recoveryCodes: ['CODE-1'] } } })
  open('/auth?mode=sign-up')
  fillSignUp()
  press('Create account')
  await screen.findByText('The first question')
  expect(useRecoveryCodes.getState().codes).toEqual(['CODE-1'])
  beginCardBeforeCodes()
  open('/auth')
  expect(screen.getByRole('heading', { name: 'Save your recovery kit' })).toBeDefined()
})

it('a person who was invited goes to the invitation, and the codes wait', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: { user, recoveryCodes: ['CODE-1'] } } })
  open('/auth?mode=sign-up&returnTo=/invitation%23token')
  fillSignUp()
  press('Create account')
  await screen.findByText('The invitation')
  expect(useRecoveryCodes.getState().codes).toEqual(['CODE-1'])
})

describe('a record without an account', () => {
  const id = 'aeb2f6f8-7d5a-4c5f-9d4e-1f0b6c1f7a11'

  async function openWithRecord(fullName: string) {
    writeSession({ status: 'local', user: { id } })
    const device = openDevice(id)
    await addRow('profile', { fullName }, device)
    open('/auth?mode=sign-up')
    await screen.findByLabelText('Email')
  }
  afterEach(async () => {
    closeDevice()
    await wipeDatabase(id)
  })
  const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

  it('gets its account under its own id with the name in the record, and shows the codes immediately', async () => {
    await openWithRecord('Amélie Thuỳ-Linh Østergård')
    expect(screen.getByRole('heading', { name: 'Back up and sync' })).toBeDefined()
    expect(typedIn('First name')).toBe('Amélie Thuỳ-Linh')
    expect(typedIn('Last name')).toBe('Østergård')
    const body = { user: { ...user, id }, recoveryCodes: ['CODE-1'] }
    const { sent } = stubServer({ '/api/auth/register': { status: 201, body } })
    fillSignUp()
    press('Create account')
    await screen.findByRole('heading', { name: 'Save your recovery kit' })
    expect(sent.map(request => request.body)).toMatchObject([
      { id, email: user.email, firstName: 'Amélie Thuỳ-Linh', lastName: 'Østergård' },
    ])
  })

  it.each([
    ['山田 太郎', '太郎', '山田'],
    ['山田太郎', '', '山田太郎'],
  ])('offers %s as names without taking the family name for the first', async (full, ...names) => {
    await openWithRecord(full)
    expect(['First name', 'Last name'].map(typedIn)).toEqual(names)
  })

  it('requests a passkey under its id', async () => {
    vi.stubGlobal('PublicKeyCredential', () => {})
    await openWithRecord('Amélie')
    const { sent } = stubServer({
      '/api/auth/passkeys/register/options': refusal(409, 'id_taken'),
    })
    fillSignUp()
    press('Use a passkey instead of a password')
    await screen.findByText('This record has or had an account')
    press('Create a new account')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ body }) => body)).toEqual([{ email: user.email, id }, { email: user.email }])
  })

  it('gets an account with a new id if its own had one, and can be added later', async () => {
    await openWithRecord('Amélie')
    const { replies, sent } = stubServer({ '/api/auth/register': refusal(409, 'id_taken') })
    fillSignUp()
    press('Create account')
    await screen.findByText('This record has or had an account')
    const body = { user, recoveryCodes: ['CODE-1'] }
    replies['/api/auth/register'] = { status: 201, body }
    press('Create a new account')
    await screen.findByRole('heading', { name: 'Save your recovery kit' })
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ id, email: user.email }),
      expect.not.objectContaining({ id }),
    ])
    expect(await hasDatabase(id)).toBe(true)
  })

  it('leads to sign-in if it already has an account', async () => {
    await openWithRecord('Amélie')
    expect(typedIn('Last name')).toBe('')
    stubServer({ '/api/auth/register': refusal(409, 'id_taken') })
    fillSignUp()
    press('Create account')
    await screen.findByText('This record has or had an account')
    expect(readSession()).toEqual({ status: 'local', user: { id } })
    press('Sign in to it')
    await screen.findByRole('heading', { name: 'Sign in' })
  })
})

it('a wrong recovery code gets an error at its field', async () => {
  stubServer({ '/api/auth/recover': refusal(401, 'bad_credentials') })
  open('/auth?mode=recover')
  fill('Email', user.email)
  fill('Recovery code', 'CODE-1')
  fill('New password', 'correct horse battery')
  press('Set password and sign in')
  const notice = await screen.findByText(/The email or this code is wrong/)
  const code = screen.getByLabelText('Recovery code')
  expect(code.getAttribute('aria-describedby')).toContain(notice.closest('[role="alert"]')?.id)
})

it('a recovery code sets a new password and signs in', async () => {
  const { sent } = stubServer({ '/api/auth/recover': { status: 200, body: { user } } })
  open('/auth')
  press('Forgot your password?')
  fill('Email', user.email)
  fill('Recovery code', ' CODE-1 ')
  fill('New password', ' twelve chars ')
  press('Set password and sign in')
  await screen.findByText('The dashboard')
  expect(sent.map(({ body }) => body)).toEqual([
    { email: user.email, recoveryCode: 'CODE-1', newPassword: ' twelve chars ' },
  ])
})

it('a signed-in user continues', () => {
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  open('/auth?returnTo=/shop')
  expect(screen.getByText('The shop')).toBeDefined()
})

it('a user with an expired session signs in again, with the email filled in', () => {
  writeSession({ status: 'signedIn', user, validity: 'expired' })
  open('/auth')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(user.email)
})

it('a password is shown on request', () => {
  open('/auth')
  press('Show password')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  press('Hide password')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
})

function tooMany(retryAfter: string) {
  return {
    status: 429,
    body: { message: 'Slow down', code: 'too_many_requests', requestId: 'r1' },
    headers: { 'Retry-After': retryAfter },
  }
}

const remember = () => writeSession({ status: 'signedIn', user, validity: 'remembered' })

it('a remembered session that has ended asks to sign in again, and does not continue', async () => {
  remember()
  stubServer({ '/api/auth/user': refusal(401, 'not_signed_in') })
  open('/auth?returnTo=/shop')
  expect(screen.queryByText('The shop')).toBeNull()
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', user.email)
})

it('a remembered session continues if the server cannot be reached', async () => {
  remember()
  stubServer({ '/api/auth/user': 'offline' })
  open('/auth?returnTo=/shop')
  expect(await screen.findByText('The shop')).toBeTruthy()
})
