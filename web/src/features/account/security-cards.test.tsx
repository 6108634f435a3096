import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { CredentialsAnswer, SessionAnswer } from 'sync-protocol/rest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { addTranslations, language } from '../../i18n/define-texts'
import { useFreshSignIn } from '../../people/fresh-sign-in'
import {
  dropRecoveryCodes,
  useRecoveryCodes,
  wereCodesNeverSeen,
} from '../../people/recovery-codes'
import { useSession, writeSession } from '../../people/session'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { DevicesCard } from './devices-card'
import { PasskeysCard } from './passkeys-card'
import { PasswordCard } from './password-card'
import { RecoveryCodesCard } from './recovery-codes-card'

const user = aUser()
const passkey = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  name: 'Chrome on Android',
  createdAt: '2026-10-01T10:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
}
const credentials: CredentialsAnswer = {
  hasPassword: true,
  recoveryCodesLeft: 3,
  passkeys: [passkey],
}
const aSession = (more: Partial<SessionAnswer> = {}): SessionAnswer => ({
  id: '0197a000-0000-7000-8000-0000000000c1',
  device: 'Firefox on Linux',
  signedInAt: '2026-10-01T10:00:00.000Z',
  lastSeenAt: '2026-10-03T10:00:00.000Z',
  isCurrent: false,
  ...more,
})
const here = aSession({ id: '0197a000-0000-7000-8000-0000000000c2', isCurrent: true })

beforeEach(() => {
  // Tests have no authenticators, only the name of the class.
  vi.stubGlobal('PublicKeyCredential', class {})
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(() => {
  dropRecoveryCodes()
  dismissToast()
  useFreshSignIn.setState({ asked: null })
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
})

const Cards = () => (
  <>
    <PasswordCard email={user.email} />
    <PasskeysCard />
    <RecoveryCodesCard />
    <DevicesCard />
  </>
)

function open(more: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    '/api/auth/credentials': { status: 200, body: credentials },
    '/api/auth/sessions': { status: 200, body: [here, aSession()] },
    ...more,
  })
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Cards />} />
        <Route path="/auth" element={<p>the codes are shown here</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return server
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const answer = (id: string) => act(async () => useQuestion.getState().question?.answer(id))
const toasted = (message: object) =>
  waitFor(() => expect(useToast.getState().toast).toMatchObject(message))

it('it shows credentials and sessions, and marks this device', async () => {
  open()
  const devices = await screen.findByRole('list', { name: 'Signed-in devices' })
  expect(within(devices).getAllByText('Firefox on Linux')).toHaveLength(2)
  expect(within(devices).getAllByText('This device')).toHaveLength(1)
  expect(within(devices).getAllByRole('button', { name: /Sign out/ })).toHaveLength(1)
  expect(screen.getByText('You have 3 unused codes.')).toBeDefined()
  expect(screen.getByText(/Not used yet. Works on all your devices./)).toBeDefined()
})

it('names devices in the language of the screens', async () => {
  addTranslations('de', {
    account: { 'devices.device': '{browser} auf {system}', 'devices.unknownDevice': 'Unbekannt' },
  })
  language.set('de')
  const devices = ['Firefox on Linux', 'An unknown device', 'Chrome']
  const sessions = devices.map((device, at) => aSession({ id: here.id.slice(0, -1) + at, device }))
  open({ '/api/auth/sessions': { status: 200, body: sessions } })
  for (const name of ['Firefox auf Linux', 'Unbekannt', 'Chrome']) {
    expect(await screen.findByText(name)).toBeDefined()
  }
  language.set('en')
})

it('without an answer it says why, and asks again on request', async () => {
  const { replies } = open({ '/api/auth/credentials': 'offline' })
  expect(await screen.findAllByText(/We couldn’t reach the server/)).toHaveLength(3)
  replies['/api/auth/credentials'] = { status: 200, body: credentials }
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByText('You have 3 unused codes.')).toBeDefined()
})

it('a session that ended elsewhere is noticed, and the record stays', async () => {
  open({ '/api/auth/credentials': refusal(401, 'not_signed_in') })
  await waitFor(() => expect(useSession.getState().session).toMatchObject({ validity: 'expired' }))
})

it('a weak password gets an error and is not sent; a good one is saved', async () => {
  const { sent } = open({ '/api/auth/password': { status: 204 } })
  await press('Change password')
  const field = screen.getByLabelText('New password')
  fireEvent.change(field, { target: { value: 'short' } })
  await press('Save password')
  expect(await screen.findByText('Use at least 12 characters')).toBeDefined()
  fireEvent.change(field, { target: { value: 'walnut ferry copper dune' } })
  await press('Save password')
  await toasted({ title: 'Password saved' })
  expect(sent.filter(({ path }) => path === '/api/auth/password')).toEqual([
    { path: '/api/auth/password', body: { newPassword: 'walnut ferry copper dune' } },
  ])
})

it('an account without a password is offered one', async () => {
  open({ '/api/auth/credentials': { status: 200, body: { ...credentials, hasPassword: false } } })
  expect(await screen.findByRole('button', { name: 'Set a password' })).toBeDefined()
})

it('the last way to sign in cannot be deleted, and the reason is shown', async () => {
  open({ [`/api/auth/passkeys/${passkey.id}`]: refusal(409, 'last_credential') })
  await press('Delete Chrome on Android')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  await answer('confirm')
  await toasted({ title: 'Passkey not removed', description: 'It said last_credential' })
})

it('a passkey can be renamed', async () => {
  const path = `/api/auth/passkeys/${passkey.id}`
  const { sent } = open({ [path]: { status: 204 } })
  await press('Edit Chrome on Android')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Phone ' } })
  await press('Save name')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toContainEqual({ path, body: { name: 'Phone' } })
})

it('new recovery codes need a confirmation and are then shown', async () => {
  const recoveryCodes = ['AAAA-BBBB']
  open({ '/api/auth/recovery-codes': { status: 201, body: { recoveryCodes } } })
  await press('Make a new kit')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  await answer('confirm')
  expect(await screen.findByText('the codes are shown here')).toBeDefined()
  expect(useRecoveryCodes.getState().codes).toEqual(recoveryCodes)
})

it('a failure to make codes leaves the saved ones valid', async () => {
  open({ '/api/auth/recovery-codes': refusal(429, 'too_many_requests') })
  await press('Make a new kit')
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  await answer('confirm')
  await toasted({ title: 'No new kit' })
  expect(wereCodesNeverSeen(user.email)).toBe(false)
})

it('without a code it warns', async () => {
  open({ '/api/auth/credentials': { status: 200, body: { ...credentials, recoveryCodesLeft: 0 } } })
  expect(
    await screen.findByText('You have no recovery code. Make a kit and print it.'),
  ).toBeDefined()
})

it('one press signs out another device, and one all others', async () => {
  const one = `/api/auth/sessions/${aSession().id}`
  const { sent } = open({ [one]: { status: 204 } })
  await press('Sign out Firefox on Linux there')
  await toasted({ title: 'Signed out', description: 'Firefox on Linux' })
  expect(sent.map(({ path }) => path)).toContain(one)
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeDefined()
})
