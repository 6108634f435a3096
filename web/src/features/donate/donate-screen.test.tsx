import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { DonateScreen } from './donate-screen'
import { GuestDonateScreen } from './guest-donate-screen'

const secret = { status: 200, body: { clientSecret: 'pi_1_secret_2' } }
let assign: ReturnType<typeof vi.fn>

beforeEach(() => {
  localStorage.clear()
  assign = vi.fn()
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never)
  writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' })
})
afterEach(() => {
  dismissToast()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (element = <DonateScreen />) => render(<MemoryRouter>{element}</MemoryRouter>)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const typeAmount = (value: string) =>
  fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value } })
const toast = () => useToast.getState().toast

it.each([
  ['Donate $5', { tierId: 'supporter', amount: 500, coverFee: false }, 'amount=5&tier=supporter'],
  ['Donate $15', { tierId: 'advocate', amount: 1_500, coverFee: false }, 'amount=15&tier=advocate'],
  ['Donate $50', { tierId: 'champion', amount: 5_000, coverFee: false }, 'amount=50&tier=champion'],
])('%s requests exactly that and goes to the checkout', async (button, body, query) => {
  const { sent } = stubServer({ '/api/create-donation': secret })
  open()
  press(button)
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith(`/checkout?client_secret=pi_1_secret_2&${query}`),
  )
  expect(sent).toEqual([{ path: '/api/create-donation', body }])
})

it.each([
  ['0.99', 'Invalid Amount'],
  ['', 'Invalid Amount'],
  ['10000.01', 'Amount Too Large'],
])('a custom gift of %j is refused before any request: %s', (typed, title) => {
  const { sent } = stubServer({})
  open()
  typeAmount(typed)
  press('Donate')
  expect(toast()).toMatchObject({ title, tone: 'danger' })
  expect(sent).toEqual([])
})

it('two presses send one request', async () => {
  const { sent } = stubServer({ '/api/create-donation': secret })
  open()
  press('Donate $5')
  press('Donate $5')
  press('Donate $15')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

it('a failure is shown in the words of the specification, and the button is enabled again', async () => {
  stubServer({ '/api/create-donation': refusal(502, 'payment_provider_error') })
  open()
  press('Donate $5')
  await vi.waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to process donation. Please try again.',
    }),
  )
  expect(screen.getByRole('button', { name: 'Donate $5' }).ariaDisabled).not.toBe('true')
})

it('free access that fails says so', async () => {
  stubServer({ '/api/activate-free-access': 'offline' })
  open()
  press('Continue Free')
  await vi.waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to activate free access. Please try again.',
    }),
  )
})

it('the typed amount survives leaving the screen', () => {
  stubServer({})
  const { unmount } = open()
  typeAmount('42.5')
  unmount()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('42.5')
})

it('a press while signed out leads to sign-in', () => {
  writeSession({ status: 'signedOut', byChoice: false })
  stubServer({})
  open()
  press('Donate $5')
  expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fdonate')
})

it('without a network it says so, and keeps what is typed', async () => {
  stubServer({})
  open()
  typeAmount('7')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('You are offline')).toBeDefined()
  expect(localStorage.getItem('donation_amount')).toBe('7')
})

it('a guest reads the server’s own refusal, or our words if there is no answer', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  const server = stubServer({ '/api/create-payment-intent': refusal(429, 'rate_limited') })
  open(<GuestDonateScreen />)
  press('Donate $5')
  await vi.waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Donation Error',
      description: 'It said rate_limited',
    }),
  )
  server.replies['/api/create-payment-intent'] = 'offline'
  press('Donate $5')
  await vi.waitFor(() =>
    expect(toast()?.description).toBe(
      'Failed to process donation. Please try again or contact support.',
    ),
  )
})

it("a guest goes to the checkout with the server's payment data", async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  const body = {
    clientSecret: 'pi_1_secret_2',
    supportedMethods: ['card'],
    fees: { standard_card: '2.9% + 30¢' },
  }
  const { sent } = stubServer({ '/api/create-payment-intent': { status: 200, body } })
  open(<GuestDonateScreen />)
  press('Donate $5')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const address = new URL(String(assign.mock.lastCall?.[0]), 'https://lifetag.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_secret: 'pi_1_secret_2',
    amount: '5',
    methods: '["card"]',
    fees: '{"standard_card":"2.9% + 30¢"}',
  })
  expect(sent[0]?.body).toEqual({
    amount: 5,
    metadata: { payment_type: 'donation', donationType: 'supporter' },
    coverFee: false,
  })
})
