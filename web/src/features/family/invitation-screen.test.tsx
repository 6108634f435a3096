import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { ShownInvitationAnswer } from 'sync-protocol/rest'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { forgetPendingInvitation, readPendingInvitation } from '../../stores/pending-invitation'
import { dismissToast } from '../../stores/toast'
import { InvitationScreen } from './invitation-screen'

afterEach(() => {
  writeSession({ status: 'unknown' })
  forgetPendingInvitation()
  dismissToast()
  vi.unstubAllGlobals()
})

const offer: ShownInvitationAnswer = {
  role: 'carer',
  until: null,
  expiresAt: '2027-01-01T10:00:00.000Z',
  profileName: 'Emil',
  inviterName: 'Anna Keller',
  needsConfirmation: false,
}

function open(replies: Parameters<typeof stubServer>[0], hash = '#token') {
  const server = stubServer(replies)
  render(
    <MemoryRouter initialEntries={[`/invitation${hash}`]}>
      <Routes>
        <Route path="/invitation" element={<InvitationScreen />} />
        <Route path="/dashboard" element={<p>The record</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return server
}
const signIn = (emailState: 'confirmed' | 'unconfirmed') =>
  writeSession({ status: 'signedIn', user: aUser({ emailState }), validity: 'confirmed' })

it('before the sign-in it names who invites, and the link is kept for afterwards', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  open({ '/api/invitations/token/inviter': { status: 200, body: { inviterName: 'Anna Keller' } } })
  await screen.findByText('Anna Keller invited you to a medical record.')
  expect(screen.getByText('Sign in to decide.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/auth?mode=sign-up&returnTo=%2Finvitation%23token',
  )
  expect(readPendingInvitation()).toBe('token')
})

it('an invitation by e-mail is accepted with an address that it confirms', async () => {
  signIn('unconfirmed')
  const { sent } = open({
    '/api/invitations/token': { status: 200, body: offer },
    '/api/invitations/token/accept': {
      status: 200,
      body: { state: 'joined', profileId: aUser().id },
    },
    '/api/profiles': { status: 200, body: [] },
    '/api/auth/user': { status: 200, body: aUser() },
  })
  await screen.findByText('Anna Keller invited you to Emil’s record.')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await screen.findByText('The record')
  expect(sent.map(({ path }) => path)).toContain('/api/auth/user')
})

it('a link asks for a confirmed address right there, and is kept until it is confirmed', async () => {
  signIn('unconfirmed')
  const { sent } = open({
    '/api/invitations/token': { status: 200, body: { ...offer, needsConfirmation: true } },
    '/api/auth/email/confirmation': { status: 204 },
    '/api/auth/user': { status: 200, body: aUser() },
  })
  await screen.findByText('Confirm your email address first')
  await waitFor(() => expect(readPendingInvitation()).toBe('token'))
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }))
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeDefined()
  expect(sent.map(({ path }) => path)).toContain('/api/auth/email/confirmation')
  await waitFor(() => expect(readPendingInvitation()).toBeNull())
})

it.each([
  ['not_found', 404, 'This invitation does not work'],
  ['already_member', 409, 'You can open this record already'],
  ['already_accepted', 409, 'You accepted this invitation'],
] as const)('a refusal is explained: %s', async (code, status, title) => {
  signIn('confirmed')
  open({ '/api/invitations/token': refusal(status, code) })
  expect(await screen.findByText(title)).toBeDefined()
})

it('a link that was cut off says so without a request', () => {
  signIn('confirmed')
  const { sent } = open({}, '')
  expect(screen.getByText('This invitation does not work')).toBeDefined()
  expect(sent).toEqual([])
})
