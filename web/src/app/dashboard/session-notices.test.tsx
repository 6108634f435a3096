import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { checkSession } from '../../people/account-session'
import { dropRecoveryCodes, useRecoveryCodes } from '../../people/recovery-codes'
import { confirmCodesSaved } from '../../people/request-codes'
import { readSession, writeSession } from '../../people/session'
import { readNote } from '../../people/session-note'
import { signIn, signUp } from '../../people/sign-in'
import { SessionNotices, useLacksKit } from './session-notices'

const user = aUser()
const unseen = aUser({ recoveryCodesSeen: false })
const answers = { user: unseen, recoveryCodes: ['CODE-1'] }
const newcomer = { email: user.email, password: 'correct horse battery', firstName: 'Ada' }
const entry = { email: user.email, password: 'correct horse battery' }

afterEach(() => {
  act(() => writeSession({ status: 'unknown' }))
  dropRecoveryCodes()
  vi.unstubAllGlobals()
})

const KitTodo = () => useLacksKit() && <p>You have no recovery kit yet</p>

/** Returns the titles of the notices about recovery codes on Home. */
function titles() {
  const session = readSession()
  if (session.status !== 'signedIn') throw new Error('not signed in')
  render(
    <MemoryRouter>
      <SessionNotices session={session} />
      <KitTodo />
    </MemoryRouter>,
  )
  return ['Your recovery kit is not saved yet', 'You have no recovery kit yet'].filter(title =>
    screen.queryByText(title),
  )
}

it('offers to show codes that are still in this tab', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: answers } })
  await signUp(newcomer)
  expect(titles()).toEqual(['Your recovery kit is not saved yet'])
})

it('counts codes that were lost with their tab as never seen', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: answers } })
  await signUp(newcomer)
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
  expect(titles()).toEqual(['You have no recovery kit yet'])
})

it('counts codes as never seen if the answer to the sign-up was lost', async () => {
  stubServer({ '/api/auth/register': 'offline' })
  await signUp(newcomer)
  stubServer({ '/api/auth/register': refusal(409, 'email_taken') })
  await signUp(newcomer)
  stubServer({ '/api/auth/login': { status: 200, body: { user: unseen } } })
  await signIn(entry)
  expect(titles()).toEqual(['You have no recovery kit yet'])
})

it('shows no notice after a refused sign-up, which made no codes', async () => {
  stubServer({ '/api/auth/register': refusal(409, 'email_taken') })
  await signUp(newcomer)
  stubServer({ '/api/auth/login': { status: 200, body: { user } } })
  await signIn(entry)
  expect(titles()).toEqual([])
})

const UNSEEN = 'You have no recovery kit yet'

it('shows the notice on another device if the server knows that the codes were not seen', async () => {
  stubServer({ '/api/auth/login': { status: 200, body: { user: unseen } } })
  await signIn(entry)
  expect(titles()).toEqual([UNSEEN])
})

it('shows no notice for codes that were saved on another device', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: answers } })
  await signUp(newcomer)
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
  stubServer({ '/api/auth/user': { status: 200, body: user } })
  await checkSession()
  expect(titles()).toEqual([])
})

it('shows no notice for saved codes and notifies the server', async () => {
  stubServer({ '/api/auth/register': { status: 201, body: answers } })
  await signUp(newcomer)
  const { sent } = stubServer({ '/api/auth/recovery-codes/seen': { status: 204 } })
  await confirmCodesSaved()
  expect(titles()).toEqual([])
  expect(await readNote()).toMatchObject({ recoveryCodesSeen: true })
  expect(sent).toHaveLength(1)
})
