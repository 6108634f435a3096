import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { AlertsAnswer } from 'sync-protocol/rest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { useProfiles } from '../../people/profiles'
import { writeSession } from '../../people/session'
import { useQuestion } from '../../stores/confirm'
import { AlertsScreen } from './alerts-screen'

const user = aUser()
const asked: AlertsAnswer['contacts'][number] = {
  ...{ id: '0197a000-0000-7000-8000-000000000002', name: 'Zoë', state: 'asked' as const },
  ...{ askedAt: '2026-11-01T10:00:00.000Z', expiresAt: '2026-11-15T10:00:00.000Z' },
  answeredAt: null,
}
const ALERTS: AlertsAnswer = {
  mutedUntil: null,
  people: [{ id: user.id, role: 'person', name: 'Maria', isNotified: true, isYou: true }],
  contacts: [],
}
const known = (more: Partial<AlertsAnswer> = {}) => ({ status: 200, body: { ...ALERTS, ...more } })

beforeEach(() => {
  useProfiles.setState({ actorId: user.id, list: [], shownId: null })
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(() => {
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <MemoryRouter>
      <AlertsScreen />
    </MemoryRouter>,
  )

it("a contact's link is shown once, and the contact is listed as asked", async () => {
  const server = stubServer({ '/api/alerts': known() })
  show()
  fireEvent.change(await screen.findByLabelText('Their name'), { target: { value: ' Zoë ' } })
  server.replies['/api/alerts/contacts'] = {
    ...{ status: 201, body: { contact: asked, link: 'https://lifetag.example/n/abc' } },
  }
  server.replies['/api/alerts'] = known({ contacts: [asked] })
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByText('https://lifetag.example/n/abc')).toBeDefined()
  expect(await screen.findByText('Asked')).toBeDefined()
  expect(server.sent.find(({ path }) => path === '/api/alerts/contacts')?.body).toEqual({
    name: 'Zoë',
  })
})

it('people and contacts come before the settings of this browser', async () => {
  stubServer({ '/api/alerts': known({ contacts: [asked] }) })
  show()
  await screen.findByText('Asked')
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'People in the record',
    'Contacts without an account',
    'This browser',
    'Trying it out',
  ])
})

it('a contact needs a name', async () => {
  const server = stubServer({ '/api/alerts': known() })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(screen.getByText('Enter a name')).toBeDefined()
  expect(server.sent.map(({ path }) => path)).not.toContain('/api/alerts/contacts')
})

it('before a contact is removed, the person of the record is named', async () => {
  stubServer({ '/api/alerts': known({ contacts: [asked] }) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Zoë' }))
  await waitFor(() => expect(useQuestion.getState().question?.isAboutRecord).toBe(true))
  useQuestion.getState().question?.answer(null)
})

it('a user can turn off their own alerts, and a refusal is shown', async () => {
  const server = stubServer({ '/api/alerts': known(), '/api/alerts/mine': { status: 204 } })
  show()
  const own = await screen.findByRole('checkbox', { name: /^You/ })
  server.replies['/api/alerts'] = known({
    people: ALERTS.people.map(person => ({ ...person, isNotified: false })),
  })
  fireEvent.click(own)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false))
  expect(server.sent.find(({ path }) => path === '/api/alerts/mine')?.body).toEqual({
    isNotified: false,
  })
})

it('an hour without alerts is shown with its end', async () => {
  const until = new Date(2026, 10, 23, 19, 5).toISOString()
  const server = stubServer({ '/api/alerts': known(), '/api/alerts/mute': known() })
  show()
  const button = await screen.findByRole('button', { name: 'Pause for an hour' })
  server.replies['/api/alerts'] = known({ mutedUntil: until })
  fireEvent.click(button)
  expect(await screen.findByText(/^Alerts are paused until 7:05\sPM\.$/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Turn alerts on again' })).toBeDefined()
})

it('a server that cannot answer is asked again', async () => {
  const server = stubServer({ '/api/alerts': refusal(503, 'unavailable') })
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.replies['/api/alerts'] = known()
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeDefined()
})

it('a person who may only read the record sees that others decide', async () => {
  stubServer({})
  const others = { name: 'Leo', color: null, role: 'viewer', kind: 'person', people: {} } as const
  useProfiles.setState({ list: [{ id: 'leo', ...others }], shownId: 'leo' })
  show()
  expect(await screen.findByText('You can’t change this')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull()
})

/** A browser that supports notifications and is not subscribed. */
function stubBrowser() {
  const pushManager = { getSubscription: async () => null }
  vi.stubGlobal('Notification', {})
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
}

it.each([
  ['confirmed', /^You get an email/],
  ['unconfirmed', /^You get no alerts yet/],
  ['refused', /^You get no alerts yet/],
] as const)('an e-mail address that is %s shows what arrives: %s', async (emailState, words) => {
  stubBrowser()
  stubServer({ '/api/alerts': known(), '/api/alerts/push': { status: 200, body: { key: 'key' } } })
  writeSession({ status: 'signedIn', user: { ...user, emailState }, validity: 'confirmed' })
  show()
  expect(await screen.findByText(words)).toBeDefined()
})
