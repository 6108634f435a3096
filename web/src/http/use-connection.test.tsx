import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal, stubServer } from '../../dev/test/server-stub'
import { NeedsConnection } from '../ui/needs-connection'
import { request } from './client'
import { noteReach } from './reach'
import { ok } from './result'
import { useConnection } from './use-connection'

const healthy = { status: 200, body: { status: 'ok' } }
const portal = { status: 200, body: { welcome: 'Hotel' } }

function Checkout() {
  return (
    <NeedsConnection connection={useConnection()} because="Paying needs a connection.">
      <button type="button">Pay</button>
    </NeedsConnection>
  )
}

const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' })
const isHeld = () => pay().closest('fieldset')?.disabled

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => setOnline(true))
afterEach(() => {
  noteReach(ok(null))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('disables nothing while there is a connection', () => {
  render(<Checkout />)
  expect(isHeld()).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('explains and disables the button without a network, until the network is back', () => {
  render(<Checkout />)
  setOnline(false)
  expect(isHeld()).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(
    'Waiting for a connectionPaying needs a connection.',
  )
  setOnline(true)
  expect(isHeld()).toBe(false)
})

it.each([
  ['nothing answers', 'offline' as const],
  ['somebody else answers', portal],
])(
  'disables the button if a call fails because %s, and the next answer enables it',
  async (_, reply) => {
    const server = stubServer({ '/api/orders': reply, '/healthz': reply })
    render(<Checkout />)
    await request('/api/orders', { answer: null })
    await waitFor(() => expect(isHeld()).toBe(true))

    server.replies['/healthz'] = healthy
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(isHeld()).toBe(false))
  },
)

it('checks the server immediately after one lost call', async () => {
  const { sent } = stubServer({ '/api/orders': 'offline', '/healthz': healthy })
  render(<Checkout />)
  await request('/api/orders', { answer: null })
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/healthz'))
  await waitFor(() => expect(isHeld()).toBe(false))
})

it('checks again when the person comes back to the tab', async () => {
  const server = stubServer({ '/api/orders': 'offline', '/healthz': 'offline' })
  render(<Checkout />)
  await request('/api/orders', { answer: null })
  await waitFor(() => expect(server.sent).toHaveLength(2))
  server.replies['/healthz'] = healthy
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(isHeld()).toBe(false))
})

it('counts a refusal of the server as an answer', async () => {
  stubServer({ '/api/orders': refusal(503, 'unavailable') })
  render(<Checkout />)
  await request('/api/orders', { answer: null })
  expect(isHeld()).toBe(false)
})

it('moves the focus from a disabled button to the reason', () => {
  render(<Checkout />)
  pay().focus()
  setOnline(false)
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
