import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { useFreshSignIn } from '../../people/fresh-sign-in'
import { type SessionUser, useAccount, writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { EmailCard } from './email-card'

afterEach(() => {
  dismissToast()
  useFreshSignIn.setState({ asked: null })
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
})

const NEW = 'maria@lifetag.example'

function Shown() {
  const user = useAccount()
  return user ? <EmailCard user={user} /> : null
}

/** Opens the card of a user. The server returns `then` after a change. */
function open(
  user: SessionUser,
  then: SessionUser,
  replies: Parameters<typeof stubServer>[0] = {},
) {
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  const server = stubServer({ '/api/auth/user': { status: 200, body: then }, ...replies })
  render(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
  )
  return server
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('New email'), { target: { value } })
const toasted = (message: object) =>
  waitFor(() => expect(useToast.getState().toast).toMatchObject(message))

it('an unconfirmed address explains the effect, and the email can be sent again', async () => {
  const user = aUser({ emailState: 'unconfirmed' })
  const { sent } = open(user, user, { '/api/auth/email/confirmation': { status: 204 } })
  expect(screen.getByText('Not confirmed yet')).toBeDefined()
  expect(screen.getByText('Open the link in the email we sent to maria@example.org.')).toBeDefined()
  const effect = 'Until you confirm, we can’t email alerts or send invitations.'
  expect(screen.getByText(effect)).toBeDefined()
  expect(screen.queryByText(/works without/i)).toBeNull()
  press('Send the email again')
  await toasted({
    title: 'Email sent',
    description: 'Check the mailbox of maria@example.org.',
  })
  expect(sent.map(({ path }) => path)).toContain('/api/auth/email/confirmation')
})

it('too many emails are refused with the time to wait', async () => {
  const user = aUser({ emailState: 'unconfirmed' })
  const refused = { ...Object(refusal(429, 'rate_limited')), headers: { 'Retry-After': '7200' } }
  open(user, user, { '/api/auth/email/confirmation': refused })
  press('Send the email again')
  await toasted({ title: 'Not sent', description: 'Too many tries. Try again in 120 minutes.' })
})

it('a user who returns from their mailbox sees that the address is confirmed', async () => {
  open(aUser({ emailState: 'unconfirmed' }), aUser())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Confirmed')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull()
})

it('another address can be requested, waits, and can be taken back', async () => {
  const user = aUser()
  const { sent, replies } = open(
    user,
    { ...user, newEmail: NEW },
    {
      '/api/auth/email': { status: 204 },
    },
  )
  press('Change address')
  type('maria')
  press('Send the email')
  expect(await screen.findByText('Enter a valid email address')).toBeDefined()
  type(` ${NEW.toUpperCase()} `)
  press('Send the email')
  expect(await screen.findByText('Your new address is not confirmed yet')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  replies['/api/auth/user'] = { status: 200, body: user }
  press('Keep the old address')
  await waitFor(() =>
    expect(screen.queryByText('Your new address is not confirmed yet')).toBeNull(),
  )
  expect(sent.filter(({ path }) => path === '/api/auth/email')).toEqual([
    { path: '/api/auth/email', body: { newEmail: NEW } },
    { path: '/api/auth/email', body: { newEmail: user.email } },
  ])
})

it('a change needs a fresh sign-in', async () => {
  const user = aUser()
  open(user, user, { '/api/auth/email': refusal(403, 'fresh_sign_in_required') })
  press('Change address')
  type(NEW)
  press('Send the email')
  await waitFor(() => expect(useFreshSignIn.getState().asked).not.toBeNull())
  await act(async () => useFreshSignIn.getState().asked?.answer(false))
  expect(screen.getByRole('dialog', { name: 'Change your email' })).toBeDefined()
})

it('an address that its owner refused is marked, and no email is offered for it', () => {
  const user = aUser({ emailState: 'refused' })
  open(user, user)
  expect(screen.getByText('This address was removed from your account')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined()
})
