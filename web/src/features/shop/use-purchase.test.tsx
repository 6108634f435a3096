import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { addLine, chooseCode, fillIn, forgetCart } from './cart'
import { ShopScreen } from './shop-screen'

const assign = vi.fn()

beforeEach(() => {
  localStorage.clear()
  forgetCart()
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never)
  writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' })
})
afterEach(() => {
  dismissToast()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ROUTE = '/api/create-shop-order'
const ADDRESS = {
  name: 'Inês Duarte',
  address1: '12 Rose Street',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
} as const
const PAY = { status: 200, body: { checkoutUrl: 'https://pay.example/1' } }

type Replies = Parameters<typeof stubServer>[0]
function open(reply: Replies[string]) {
  const server = stubServer({ [ROUTE]: reply, '/api/orders': { status: 200, body: [] } })
  render(
    <MemoryRouter>
      <ShopScreen />
    </MemoryRouter>,
  )
  return { orders: () => server.sent.filter(({ path }) => path === ROUTE) }
}

function fillCart() {
  addLine({ productId: '1' })
  chooseCode(crypto.randomUUID())
  for (const [field, value] of Object.entries(ADDRESS)) fillIn(field as 'name', value)
}

const press = () => fireEvent.click(screen.getByRole('button', { name: /Purchase|Processing/ }))
const toast = () => useToast.getState().toast

it('an empty cart is not ordered', async () => {
  const { orders } = open(PAY)
  press()
  await waitFor(() => expect(toast()?.title).toBe('Cannot Purchase'))
  expect(orders()).toEqual([])
})

it('an incomplete address is requested', async () => {
  fillCart()
  fillIn('city', '')
  const { orders } = open(PAY)
  press()
  await waitFor(() => expect(toast()?.title).toBe('Shipping Required'))
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
  expect(orders()).toEqual([])
})

it('a signed-out person goes to sign-in first', async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  fillCart()
  open(PAY)
  press()
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fshop')
  expect(toast()).toBeNull()
})

it('two presses send one order, and the button stays busy until the page is left', async () => {
  fillCart()
  const { orders } = open(PAY)
  press()
  press()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
  expect(orders()).toHaveLength(1)
  screen.getByRole('button', { name: 'Processing…' })
})

it.each([
  [
    'a refusal',
    refusal(400, 'shipping_invalid', { fields: { 'shippingAddress.state': 'No such state' } }),
    'It said shipping_invalid',
  ],
  ['silence', 'offline', 'Failed to process purchase'],
] as const)('%s is reported, and the button is enabled again', async (name, reply, description) => {
  fillCart()
  open(reply)
  press()
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Purchase Failed', description }))
  screen.getByRole('button', { name: 'Purchase' })
  expect(screen.queryByText('No such state') !== null).toBe(name === 'a refusal')
})
