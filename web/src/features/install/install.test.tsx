import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSession } from '../../people/session'
import { type InstallPrompt, useInstall, watchInstall } from '../../stores/install'
import { addRow, closeDevice, openDevice } from '../../sync'
import { forgetsAfterSevenDays, isIos } from './install-method'
import { InstallOffer } from './install-offer'
import { askToKeepOnce } from './storage'
import { ThisDeviceCard } from './this-device-card'

const NOW = Date.UTC(2026, 10, 21)
const title = 'Keep LifeTag on your home screen'

beforeEach(() => {
  openDevice(crypto.randomUUID())
  // A returning user.
  localStorage.setItem('install-offer', JSON.stringify({ visits: 4, notNowAtMs: null }))
})
afterEach(() => {
  act(closeDevice)
  act(() => useInstall.setState({ prompt: null, isInstalled: false }))
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'storage')
})

/** The browser's own install event. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = vi.fn(async () => ({ outcome }))
  act(() => useInstall.setState({ prompt: Object.assign(event, { prompt }) as InstallPrompt }))
  return prompt
}

it('the browser’s own offer is stored for later', () => {
  watchInstall()
  const event = new Event('beforeinstallprompt', { cancelable: true })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(useInstall.getState().prompt).toBe(event)
})

it('a press installs the app, and the offer disappears', async () => {
  const prompt = offerOf('accepted')
  render(<InstallOffer now={() => NOW} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Install' }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(prompt).toHaveBeenCalledOnce()
  expect(useInstall.getState().isInstalled).toBe(true)
})

it.each([
  ['"Not now"', 'Not now', 'accepted'],
  ['the browser’s own question declined', 'Install', 'dismissed'],
] as const)('%s is an answer for a season', async (_, button, outcome) => {
  offerOf(outcome)
  const { unmount } = render(<InstallOffer now={() => NOW} />)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  unmount()
  offerOf('accepted')
  render(<InstallOffer now={() => NOW + 1} />)
  await addRow('profile', { fullName: 'Ana' })
  expect(screen.queryByText(title)).toBeNull()
})

it('a browser that cannot install gets no offer', async () => {
  render(<InstallOffer now={() => NOW} />)
  await addRow('profile', { fullName: 'Ana' })
  expect(screen.queryByText(title)).toBeNull()
})

it('an iPhone, and an iPad that claims to be a Mac, get instructions', () => {
  const of = (userAgent: string, maxTouchPoints: number) =>
    isIos({ userAgent, maxTouchPoints } as Navigator) // the fields that are read
  expect(of('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5)).toBe(true)
  expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true)
  expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false)
  expect(of('Mozilla/5.0 (Linux; Android 15)', 5)).toBe(false)
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  ['Safari on an iPhone', IPHONE, true],
  ['Chrome on an iPhone', IPHONE.replace('Version/18.1', 'CriOS/131.0'), true],
  ['Safari on a Mac', `${MAC} AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`, true],
  ['Chrome on a Mac', `${MAC} AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36`, false],
  ['Firefox on a Mac', `${MAC} Gecko/20100101 Firefox/132.0`, false],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Safari/537.36', false],
])('%s', (_, userAgent, forgets) => {
  const browser = { userAgent, maxTouchPoints: 0 } as Navigator // the fields that are read
  expect(forgetsAfterSevenDays(browser)).toBe(forgets)
})

describe('on an iPhone', () => {
  beforeEach(() => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE))
  afterEach(() => act(() => writeSession({ status: 'unknown' })))
  const guide = async () => {
    render(
      <MemoryRouter>
        <InstallOffer now={() => NOW} saveBackup={<button type="button">Save a file</button>} />
      </MemoryRouter>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Show me how' }))
  }

  it('the guide helps a person without an account to move the record', async () => {
    writeSession({ status: 'local', user: { id: 'ada' } })
    await guide()
    screen.getByText(/starts empty/)
    screen.getByRole('button', { name: 'Save a file' })
    expect(screen.getByRole('link', { name: 'Make an account' }).getAttribute('href')).toBe(
      '/auth?mode=sign-up',
    )
    screen.getByText(/Restore from a file/)
    expect(screen.queryByText(/There, sign in once/)).toBeNull()
  })

  it('the guide asks a person with an account to sign in there', async () => {
    await guide()
    screen.getByText(/There, sign in once/)
    expect(screen.queryByText(/starts empty/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save a file' })).toBeNull()
  })

  it('the settings name the seven days even if the browser promised persistence', async () => {
    browserThat(true, true)
    render(<ThisDeviceCard />)
    await screen.findByText(/If you don’t visit for seven days/)
    expect(screen.queryByText(/until you remove it/)).toBeNull()
  })
})

function browserThat(keeps: boolean, isPersisted = false) {
  const status = { isPersisted }
  const persist = vi.fn(async () => {
    status.isPersisted = keeps
    return keeps
  })
  const value = {
    persist,
    persisted: async () => status.isPersisted,
    estimate: async () => ({ usage: 2_340_000, quota: 41_000_000_000 }),
  }
  Object.defineProperty(navigator, 'storage', { value, configurable: true })
  return persist
}

it('the settings show persistence and size, and can ask for persistence', async () => {
  browserThat(true)
  render(<ThisDeviceCard />)
  await screen.findByText(/the browser may remove your record/)
  screen.getByText('Uses 2.3 MB on this phone.')
  fireEvent.click(screen.getByRole('button', { name: 'Ask the browser to keep it' }))
  await screen.findByText('The browser keeps your record until you remove it.')
})

it('a browser that promises nothing is named as such', async () => {
  browserThat(false)
  render(<ThisDeviceCard />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }))
  await screen.findByText(/did not promise it yet/)
})

it('the browser is asked once without a press', async () => {
  const persist = browserThat(false)
  await askToKeepOnce()
  await askToKeepOnce()
  expect(persist).toHaveBeenCalledOnce()
})
