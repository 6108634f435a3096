import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { aUser, stubServer } from '../../../dev/test/server-stub'
import { language } from '../../i18n/define-texts'
import { writeSession } from '../../people/session'
import { closeDevice, openDevice } from '../../sync'
import { Profile } from './profile'

const user = aUser()
afterEach(() => {
  closeDevice()
  language.set('en')
  writeSession({ status: 'unknown' })
})

function open(address: string, answers: Parameters<typeof stubServer>[0] = {}) {
  stubServer(answers)
  openDevice(user.id)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Profile />
    </MemoryRouter>,
  )
}

it('says once whom to write to about the language', () => {
  language.set('de')
  open('/dashboard?tab=profile')
  const sentence = screen.getByText(/native speaker/)
  expect(sentence.textContent?.match(/Write to us/g)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/)
})

const linksIn = (list: string) =>
  within(screen.getByRole('navigation', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('next to a page of the profile, a wide screen shows the rows, and marks the page', () => {
  open('/dashboard?tab=profile&page=data')
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Privacy and data/),
  ])
})

it('next to a page of Security are the rows of Security', () => {
  open('/dashboard?tab=profile&page=passkeys')
  expect(linksIn('Security')).toEqual([
    'Password',
    'Passkeys',
    'Recovery kit',
    'Signed-in devices',
    'Lock',
  ])
})

it('Security is one list, and each row says its state', async () => {
  const passkey = { id: crypto.randomUUID(), name: 'Phone', createdAt: '2026-10-01T10:00:00.000Z' }
  open('/dashboard?tab=profile&page=security', {
    '/api/auth/credentials': {
      status: 200,
      body: {
        ...{ hasPassword: true, recoveryCodesLeft: 3 },
        passkeys: [{ ...passkey, lastUsedAt: null, isBackedUp: true }],
      },
    },
    '/api/auth/sessions': { status: 200, body: [] },
  })
  await screen.findByText('1 passkey')
  expect(linksIn('Security')).toEqual([
    'PasswordSet',
    'Passkeys1 passkey',
    'Recovery kitYou have 3 unused codes.',
    'Signed-in devices0 devices',
    'LockOff',
  ])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Security'])
})
