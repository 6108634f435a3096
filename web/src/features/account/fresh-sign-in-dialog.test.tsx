import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { FreshSignInDialog } from './fresh-sign-in-dialog'

const PATH = '/api/auth/reauthenticate'
const onAnswer = vi.fn()

beforeEach(() => writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' }))
afterEach(() => {
  writeSession({ status: 'unknown' })
  onAnswer.mockReset()
  vi.unstubAllGlobals()
})

function confirm(password: string) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

it('the right password continues', async () => {
  const { sent } = stubServer({ [PATH]: { status: 204 } })
  render(<FreshSignInDialog onAnswer={onAnswer} />)
  confirm('right')
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
  expect(sent).toEqual([{ path: PATH, body: { password: 'right' } }])
})

it.each([
  ['a wrong password', 'wrong', refusal(401, 'bad_credentials'), 'The password is wrong.'],
  ['an empty one', '', undefined, 'Enter your password'],
  [
    'too many tries',
    'wrong',
    { ...Object(refusal(429, 'rate_limited')), headers: { 'Retry-After': '120' } },
    'Too many tries. Try again in 2 minutes.',
  ],
  ['no connection', 'right', 'offline', /We couldn’t reach the server/],
] as const)('%s is reported, and nothing continues', async (_, password, reply, words) => {
  stubServer(reply ? { [PATH]: reply } : {})
  render(<FreshSignInDialog onAnswer={onAnswer} />)
  confirm(password)
  expect(await screen.findByText(words)).toBeDefined()
  expect(onAnswer).not.toHaveBeenCalled()
})

it('closing the dialog answers no', () => {
  stubServer({})
  render(<FreshSignInDialog onAnswer={onAnswer} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onAnswer).toHaveBeenCalledWith(false)
})

it('a browser without passkeys is not offered one', () => {
  stubServer({})
  render(<FreshSignInDialog onAnswer={onAnswer} />)
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
