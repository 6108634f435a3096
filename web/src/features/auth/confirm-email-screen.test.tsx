import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { EmailLinkAnswer } from 'sync-protocol/rest'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { useQuestion } from '../../stores/confirm'
import { forgetPendingInvitation, notePendingInvitation } from '../../stores/pending-invitation'
import { ConfirmEmailScreen } from './confirm-email-screen'

afterEach(() => {
  useQuestion.setState({ question: null })
  writeSession({ status: 'unknown' })
  forgetPendingInvitation()
  vi.unstubAllGlobals()
})

const aLink = (more: Partial<EmailLinkAnswer> = {}): EmailLinkAnswer => ({
  state: 'open',
  email: 'maria@example.org',
  isChange: false,
  accountCreatedAt: '2026-01-01T12:00:00.000Z',
  ...more,
})
const says = (link: EmailLinkAnswer) => ({ status: 200, body: link })

function open(replies: Parameters<typeof stubServer>[0], hash = '#a-token') {
  writeSession({ status: 'signedOut', byChoice: false })
  const server = stubServer({ '/api/auth/user': refusal(401, 'not_signed_in'), ...replies })
  render(
    <MemoryRouter initialEntries={[`/confirm-email${hash}`]}>
      <Routes>
        <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  )
  return server
}
function Elsewhere() {
  const { pathname, hash } = useLocation()
  return <p>{`at ${pathname}${hash}`}</p>
}

const pressed = (server: ReturnType<typeof stubServer>) =>
  server.sent.filter(({ path }) => path.startsWith('/api/auth/email/'))

it('names the account, and confirms only after a press', async () => {
  const server = open({
    '/api/auth/email/look': says(aLink()),
    '/api/auth/email/confirm': says(aLink({ state: 'confirmed' })),
  })
  expect(
    await screen.findByText(/Someone created a LifeTag account with this address/),
  ).toBeDefined()
  expect(screen.getByText('maria@example.org')).toBeDefined()
  expect(pressed(server)).toEqual([{ path: '/api/auth/email/look', body: { token: 'a-token' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Confirm this address' }))
  expect(await screen.findByText('Your address is confirmed')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'This was not me' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
})

it('after the address is confirmed, a person who was invited is at the invitation', async () => {
  notePendingInvitation('invited')
  open({
    '/api/auth/email/look': says(aLink()),
    '/api/auth/email/confirm': says(aLink({ state: 'confirmed' })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }))
  expect(await screen.findByText('at /invitation#invited')).toBeDefined()
})

it('“This was not me” needs a confirmation, and removes the address', async () => {
  const server = open({
    '/api/auth/email/look': says(aLink({ isChange: true })),
    '/api/auth/email/refuse': says(aLink({ state: 'refused', email: null })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'This was not me' }))
  await waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  expect(pressed(server)).toHaveLength(1)
  await act(async () => useQuestion.getState().question?.answer('confirm'))
  expect(await screen.findByText('The address was removed from the account')).toBeDefined()
})

it.each([
  ['confirmed', 'Your address is confirmed'],
  ['refused', 'The address was removed from the account'],
  ['expired', 'This link is too old'],
  ['replaced', 'You no longer need this link'],
  ['taken', 'Another account has this address'],
] as const)(
  'a link that is %s says so, and offers nothing that cannot be done',
  async (state, title) => {
    open({ '/api/auth/email/look': says(aLink({ state })) })
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull()
    const offersRefusal = screen.queryByRole('button', { name: 'This was not me' }) !== null
    expect(offersRefusal).toBe(state === 'expired')
  },
)

it('a truncated link opens nothing, and sends no request', async () => {
  const server = open({}, '')
  expect(await screen.findByText('This link does not work')).toBeDefined()
  expect(pressed(server)).toEqual([])
})

it('a link that the server does not know opens nothing', async () => {
  open({ '/api/auth/email/look': refusal(404, 'not_found') })
  expect(await screen.findByText('This link does not work')).toBeDefined()
})

it('without an answer it says why, and asks again on request', async () => {
  const { replies } = open({ '/api/auth/email/look': 'offline' })
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeDefined()
  replies['/api/auth/email/look'] = says(aLink())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Confirm this address' })).toBeDefined()
})

it('a user who is signed in with another account reads which', async () => {
  open({ '/api/auth/email/look': says(aLink({ email: 'other@example.org' })) })
  act(() => writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' }))
  expect(await screen.findByText(/You are signed in here with another account/)).toBeDefined()
  // There are two answers, and no other button or link.
  expect(screen.queryByRole('link')).toBeNull()
})
