import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../dev/test/server-stub'
import { type NotedProfile, useProfiles } from '../people/profiles'
import { type Session, writeSession } from '../people/session'
import { dismissToast, useToast } from '../stores/toast'
import { addRow, closeDevice, openDevice } from '../sync'
import { AppRoutes } from './app'
import { AppFrame } from './app-frame'

const user = aUser()
const signedIn: Session = { status: 'signedIn', user, validity: 'confirmed' }
const local: Session = { status: 'local', user: { id: user.id } }
const noted = { color: null, kind: 'managed', people: {} } as const
const ana: NotedProfile = { ...noted, id: user.id, name: 'Ana', role: 'person' }
const leo: NotedProfile = { ...noted, id: crypto.randomUUID(), name: 'Leo', role: 'guardian' }
const signedOut: Session = { status: 'signedOut', byChoice: false }

function open(path: string, session: Session) {
  writeSession(session)
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppFrame>
        <AppRoutes />
      </AppFrame>
      <Place />
    </MemoryRouter>,
  )
}

function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}

const place = () => screen.getByTestId('place').textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  stubServer({})
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => {
  dismissToast()
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows the landing to a visitor at the start', async () => {
  open('/', signedOut)
  await heading('Emergency Medical Information System')
  expect(screen.getByText('Secure Medical Access')).toBeDefined()
  const door = screen.getByRole('link', { name: 'Sign In / Get Started' })
  expect(door.getAttribute('href')).toBe('/api/login')
})

it.each(['/dashboard', '/summary', '/import', '/alerts', '/restore'])(
  '%s names the person of the record if the user may open several',
  async path => {
    useProfiles.setState({ actorId: user.id, list: [ana, leo], shownId: leo.id })
    open(path, signedIn)
    await screen.findByRole('button', { name: 'Leo’s record Show another record' })
  },
)

it('shows the dashboard to a signed-in user at the start', async () => {
  open('/', signedIn)
  await heading('Medical Dashboard')
  expect(screen.getByText('Welcome, Maria')).toBeDefined()
})

it('shows the email in the welcome line without a first name', async () => {
  open('/', { ...signedIn, user: aUser({ firstName: null }) })
  expect(await screen.findByText('Welcome, maria@example.org')).toBeDefined()
})

it('waits at the start while the session is unknown', () => {
  open('/', { status: 'unknown' })
  expect(screen.getByText('Loading…')).toBeDefined()
})

it('opens the tab that a link names', async () => {
  open('/dashboard?tab=qr-codes', signedIn)
  const tab = await screen.findByRole('link', { name: 'QR Codes' })
  expect(tab.getAttribute('aria-current')).toBe('page')
})

it('opens the overview for a tab that does not exist', async () => {
  open('/dashboard?tab=secrets', signedIn)
  const tab = await screen.findByRole('link', { name: 'Overview' })
  expect(tab.getAttribute('aria-current')).toBe('page')
})

it('shows the code at its own address, with the way back', async () => {
  open('/code', signedIn)
  await heading('My code')
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  await heading('Medical Dashboard')
})

it.each(['/dashboard?tab=profile', '/shop', '/print/01a2'])(
  'leads from %s to the code with one press',
  async path => {
    open(path, signedIn)
    fireEvent.click(await screen.findByRole('link', { name: 'Show my code' }))
    await heading('My code')
    expect(place()).toBe('/code')
  },
)

it('has the tabs on every screen of a person with a record, and the footer only for visitors', async () => {
  open('/team', signedIn)
  await heading('Our Team')
  expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeDefined()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  cleanup()
  open('/team', signedOut)
  await heading('Our Team')
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
  expect(screen.getByRole('contentinfo')).toBeDefined()
})

it('lets a remembered user in without a network', async () => {
  open('/dashboard', { ...signedIn, validity: 'remembered' })
  await heading('Medical Dashboard')
})

it('keeps the record open in an expired session and asks to sign in', async () => {
  open('/dashboard?tab=medical-info', { ...signedIn, validity: 'expired' })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Fdashboard%3Ftab%3Dmedical-info')
})

it('leads from Medical Info to the sign-in if the session expired and the phone has no record', async () => {
  openDevice(crypto.randomUUID())
  open('/dashboard?tab=medical-info', { ...signedIn, validity: 'expired' })
  await waitFor(() => expect(place()).toBe('/auth?returnTo=%2Fdashboard%3Ftab%3Dmedical-info'))
  closeDevice()
})

it('keeps an expired session on its record if the phone has one', async () => {
  openDevice(crypto.randomUUID())
  await addRow('profile', { fullName: 'Ada' })
  open('/dashboard?tab=medical-info', { ...signedIn, validity: 'expired' })
  await screen.findByText('Ada')
  expect(place()).toBe('/dashboard?tab=medical-info')
  closeDevice()
})

describe('a person without an account', () => {
  const local: Session = { status: 'local', user: { id: user.id } }

  it.each([
    ['/', 'Medical Dashboard'],
    ['/dashboard?tab=qr-codes', 'Medical Dashboard'],
  ])('%s opens their record', async (path, title) => {
    open(path, local)
    await heading(title)
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    const way = screen.getByRole('link', { name: 'Back up and sync' })
    expect(way.getAttribute('href')).toBe('/auth?mode=sign-up')
  })

  it.each(['/donations', '/subscribe?plan=basic'])(
    '%s says that it needs an account, and signing up leads back to it',
    async path => {
      open(path, local)
      await heading('Needs an account')
      const way = screen.getByRole('link', { name: 'Back up and sync' })
      const query = new URLSearchParams(way.getAttribute('href')?.split('?')[1])
      expect(Object.fromEntries(query)).toEqual({ mode: 'sign-up', returnTo: path })
    },
  )
})

it('shows the Owner Panel only to users with a role', async () => {
  open('/', signedIn)
  await heading('Medical Dashboard')
  const labels = () => screen.getAllByRole('banner')[0]?.textContent
  expect(labels()).toContain('ProductsFREE BetaDonationsOur TeamLogout')
  cleanup()
  open('/', { ...signedIn, user: aUser({ role: 'owner' }) })
  await heading('Medical Dashboard')
  expect(labels()).toContain('ProductsFREE BetaDonationsOur TeamOwner PanelLogout')
})

it.each([
  ['/team', 'Our Team'],
  ['/test-beta', 'Scroll Test'],
])('%s is %s for anyone', async (path, title) => {
  open(path, signedOut)
  await heading(title)
})

it('explains to a signed-out visitor of the dashboard why it leads to the sign-in after a second', () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  open('/dashboard?tab=qr-codes', signedOut)
  expect(screen.getByRole('alert').textContent).toContain('Authentication Required')
  expect(screen.getByRole('alert').textContent).toContain(
    'Please login to access medical tracker features.',
  )
  act(() => vi.advanceTimersByTime(999))
  expect(assign).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard%3Ftab%3Dqr-codes')
})

it('leads to our own screen with the way back if there is no network', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/dashboard?tab=qr-codes', signedOut)
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await heading('Sign in')
  expect(place()).toBe('/auth?returnTo=%2Fdashboard%3Ftab%3Dqr-codes')
})

it('shows our own sign-in screen and no error page without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/', signedOut)
  fireEvent.click(await screen.findByRole('link', { name: 'Sign In / Get Started' }))
  await heading('Sign in')
  expect(screen.getByText('You are offline')).toBeDefined()
})

it('confirms a logout and leads to the landing', async () => {
  stubServer({ '/api/auth/logout': { status: 204 } })
  const titles: (string | undefined)[] = []
  const stop = useToast.subscribe(({ toast }) => titles.push(toast?.title))
  open('/dashboard', signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await heading('Emergency Medical Information System')
  stop()
  expect(titles).toEqual(['Logged Out'])
  expect(place()).toBe('/')
})

it('reports a failed logout and changes nothing', async () => {
  stubServer({ '/api/auth/logout': refusal(503, 'unavailable') })
  open('/dashboard', signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Logout Error')
  expect(screen.getByText('Welcome, Maria')).toBeDefined()
})

it('welcomes a signed-in user back on the landing', async () => {
  open('/welcome', signedIn)
  await screen.findByText('Welcome Back!')
  expect(screen.getByText('Maria')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
  await heading('Medical Dashboard')
})

it('signs out to switch the account and shows the progress', async () => {
  stubServer({ '/api/auth/logout': { status: 204 } })
  open('/welcome', signedIn)
  fireEvent.click(await screen.findByRole('button', { name: 'Switch Account' }))
  expect(screen.getByRole('button', { name: 'Switching...' })).toBeDefined()
  await screen.findByRole('link', { name: 'Sign In / Get Started' })
})

it('shows a not-found screen for any other path', async () => {
  open('/no/such/place', signedOut)
  await heading('404 Page Not Found')
  await waitFor(() => expect(document.title).toContain('404'))
})

it('moves the focus to the new content after a change of screen', async () => {
  open('/no/such/place', signedOut)
  fireEvent.click(screen.getByRole('link', { name: 'Go to the start' }))
  await heading('Emergency Medical Information System')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

it.each(['/', '/shop', '/no/such/place'])(
  'links from %s to all other public screens',
  async path => {
    open(path, signedOut)
    await screen.findByRole('heading', { level: 1 })
    const footer = within(screen.getByRole('contentinfo'))
    const leads = footer.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(leads).toEqual([
      '/donate',
      '/pricing',
      '/shop',
      '/beta',
      '/team',
      '/payment-options',
      '/privacy',
      '/terms',
      '/developers',
    ])
  },
)

it.each([
  ['/payment-options', signedOut, 'Back', '/'],
  ['/payment-options', signedIn, 'Back to Dashboard', '/dashboard'],
  ['/payment-options', local, 'Back to Dashboard', '/dashboard'],
  ['/restore', local, 'Back to Dashboard', '/dashboard'],
  ['/restore', signedOut, 'Back', '/'],
  ['/admin', signedOut, 'Go to the start', '/'],
] as const)('%s leads back to where one can go (%o)', async (path, session, name, to) => {
  open(path, session)
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(to)
})
