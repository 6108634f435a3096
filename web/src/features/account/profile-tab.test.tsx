import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { noteReach } from '../../http/reach'
import { ok } from '../../http/result'
import { dropAllDrafts } from '../../people/drafts'
import { useFreshSignIn } from '../../people/fresh-sign-in'
import { readSession, useSession, writeSession } from '../../people/session'
import { registerSessionHooks } from '../../people/session-hooks'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { valuesIn } from '../../sync/testing/test-device'
import { ProfileTab } from './profile-tab'

const user = aUser({ id: '0197a000-0000-7000-8000-00000000000a', lastName: 'Silva' })

beforeEach(() => {
  // The cards about signing in ask the server; these tests cover the others.
  stubServer({})
  openDevice(user.id)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(async () => {
  const db = currentDevice.getState().device?.db
  closeDevice()
  await db?.delete()
  dropAllDrafts()
  dismissToast()
  writeSession({ status: 'unknown' })
  noteReach(ok(null))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  render(
    <MemoryRouter>
      <ProfileTab language={null} />
    </MemoryRouter>,
  )
  await waitFor(() => expect(isInert()).toBe(false))
}
const isInert = () => screen.getByRole('form', { name: 'Account' }).hasAttribute('inert')
const shownIn = (label: string) => screen.getByLabelText(label).getAttribute('value')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const stored = async () => {
  const { device } = currentDevice.getState()
  return device ? valuesIn(device, 'account') : []
}

it('it starts with the name from sign-up, and the email cannot be changed', async () => {
  await open()
  expect(shownIn('First name')).toBe('Maria')
  expect(shownIn('Last name')).toBe('Silva')
  const email = screen.getByLabelText('Email')
  expect(email.getAttribute('value')).toBe('maria@example.org')
  expect(email).toHaveProperty('readOnly', true)
  expect(screen.getByText('Email cannot be changed')).toBeDefined()
})

it('Update Profile saves the name on this phone and confirms it for three seconds', async () => {
  await open()
  type('First name', ' Marie ')
  expect(shownIn('First name')).toBe(' Marie ')
  fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  await waitFor(() =>
    expect(useToast.getState().toast).toMatchObject({
      title: 'Success',
      description: 'Profile updated successfully',
      durationMs: 3000,
    }),
  )
  expect(await stored()).toEqual([{ firstName: 'Marie', lastName: 'Silva' }])
})

it('until the name loads the form is empty and disabled, and nothing moves afterwards', async () => {
  render(
    <MemoryRouter>
      <ProfileTab language={null} />
    </MemoryRouter>,
  )
  expect([isInert(), shownIn('First name')]).toEqual([true, ''])
  await waitFor(() => expect(isInert()).toBe(false))
  expect(shownIn('First name')).toBe('Maria')
})

it('a saved name has precedence over the one from sign-up', async () => {
  await addRow('account', { firstName: 'Mia', lastName: '' })
  await open()
  expect(shownIn('First name')).toBe('Mia')
  expect(shownIn('Last name')).toBe('')
})

it('a name that is too long gets an error at its field and is not stored', async () => {
  await open()
  type('Last name', 'x'.repeat(201))
  fireEvent.submit(screen.getByRole('form', { name: 'Account' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Use at most 200 characters')
  expect(await stored()).toEqual([])
})

it('Sign Out confirms its result', async () => {
  stubServer({ '/api/auth/logout': { status: 204 } })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(useToast.getState().toast?.title).toBe('Logged Out'))
})

it('a Sign Out that failed is reported', async () => {
  stubServer({ '/api/auth/logout': 'offline' })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(useToast.getState().toast?.title).toBe('Logout Error'))
})

const pressDelete = async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  await waitFor(() => expect(useQuestion.getState().question?.title).toBe('Delete Account'))
}
const answer = (id: string) => act(async () => useQuestion.getState().question?.answer(id))
const toasted = (message: object) =>
  waitFor(() => expect(useToast.getState().toast).toMatchObject(message))

it('Delete Account asks first, and a no sends nothing', async () => {
  const { sent } = stubServer({})
  await pressDelete()
  await answer('cancel')
  expect(sent.filter(({ path }) => path === '/api/account')).toEqual([])
  expect(useSession.getState().session.status).toBe('signedIn')
})

it('a deleted account is removed from this phone, and two seconds later the app restarts', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { sent } = stubServer({ '/api/account': { status: 204 } })
  await pressDelete()
  await answer('confirm')
  await toasted({ title: 'Account Deleted', durationMs: 5000 })
  expect(sent.filter(({ path }) => path === '/api/account')).toHaveLength(1)
  expect(useSession.getState().session).toEqual({ status: 'signedOut', byChoice: true })
  expect(assign).not.toHaveBeenCalled()
  const [startAnew] = timers.mock.calls.find(([, delayMs]) => delayMs === 2000) ?? []
  act(() => startAnew?.())
  expect(assign).toHaveBeenCalledWith('/')
})

it.each([
  ['the server says why', refusal(503, 'unavailable'), 'It said unavailable'],
  ['nothing answers', 'offline', 'Failed to delete account. Please try again.'],
] as const)('a deletion that failed is reported: %s', async (_case, reply, description) => {
  stubServer({ '/api/account': reply })
  await pressDelete()
  await answer('confirm')
  await toasted({ tone: 'danger', title: 'Deletion Failed', description })
  expect(useSession.getState().session.status).toBe('signedIn')
})

it('an old sign-in is requested again, and a no deletes nothing', async () => {
  const { sent } = stubServer({ '/api/account': refusal(403, 'fresh_sign_in_required') })
  await pressDelete()
  await answer('confirm')
  await waitFor(() => expect(useFreshSignIn.getState().asked).not.toBeNull())
  await act(async () => useFreshSignIn.getState().asked?.answer(false))
  expect(sent.filter(({ path }) => path === '/api/account')).toHaveLength(1)
  expect(useSession.getState().session).toMatchObject({ validity: 'confirmed' })
})

it('after the fresh sign-in, the deletion continues by itself', async () => {
  const stub = stubServer({ '/api/account': refusal(403, 'fresh_sign_in_required') })
  await pressDelete()
  await answer('confirm')
  await waitFor(() => expect(useFreshSignIn.getState().asked).not.toBeNull())
  stub.replies['/api/account'] = { status: 204 }
  await act(async () => useFreshSignIn.getState().asked?.answer(true))
  await toasted({ title: 'Account Deleted' })
})

it('without a connection nothing can be deleted, and the screen says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open()
  const button = screen.getByRole('button', { name: 'Delete Account' })
  expect(button.closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByText(/Deleting your account needs a connection/)).toBeDefined()
})

it('without an account it offers one, and deletes the record after a yes', async () => {
  const seen: string[] = []
  const undo = registerSessionHooks({ onSignedOut: owner => void seen.push(owner.id) })
  const { sent } = stubServer({})
  writeSession({ status: 'local', user: { id: user.id } })
  render(
    <MemoryRouter>
      <ProfileTab language={null} />
    </MemoryRouter>,
  )
  screen.getByRole('link', { name: 'Back up and sync' })
  for (const answer of ['cancel', 'confirm']) {
    fireEvent.click(screen.getByRole('button', { name: 'Delete this record' }))
    act(() => useQuestion.getState().question?.answer(answer))
  }
  await waitFor(() => expect(useToast.getState().toast?.title).toBe('Deleted'))
  undo()
  expect([seen, readSession().status, sent]).toEqual([[user.id], 'signedOut', []])
})
