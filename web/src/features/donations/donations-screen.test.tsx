import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { Donation } from 'sync-protocol/rest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { DonationsScreen } from './donations-screen'

beforeEach(() => {
  const user = aUser({ firstName: 'Maria', lastName: 'Keller' })
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aDonation = (more: Partial<Donation> = {}): Donation => ({
  id: '0197a000-0000-7000-8000-000000000001',
  kind: 'one_time',
  tier: 'champion',
  totalCents: 5_000,
  refundedCents: 0,
  currency: 'usd',
  status: 'paid',
  createdAt: '2026-03-14T12:00:00.000Z',
  paidAt: '2026-03-14T12:00:05.000Z',
  receiptNumber: 'LT-000042',
  ...more,
})
const noPlan = { plan: null, status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }
const aGift = {
  totalCents: 1_500,
  status: 'active',
  currentPeriodEnd: '2026-04-14T12:00:00.000Z',
  cancelAtPeriodEnd: false,
}

function open(donations: Donation[], gift: object | null = null) {
  const server = stubServer({
    '/api/donations': { status: 200, body: donations },
    '/api/monthly-gift': { status: 200, body: gift },
    '/api/subscription-status': { status: 200, body: noPlan },
  })
  render(
    <MemoryRouter>
      <DonationsScreen />
    </MemoryRouter>,
  )
  return server
}

it('without a gift it says that none is required', async () => {
  open([])
  await screen.findByText('You have not donated yet, and you do not need to.')
})

it('a paid gift has a receipt, and its year has a statement', async () => {
  open([
    aDonation(),
    aDonation({
      id: '0197a000-0000-7000-8000-000000000002',
      status: 'refunded',
      refundedCents: 5_000,
      receiptNumber: 'LT-000043',
    }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt LT-000042' }))
  expect(screen.getByRole('dialog').textContent).toContain('Received from: Maria Keller')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Statement 2026' }))
  expect(screen.getByRole('dialog').textContent).toContain('Total: $50')
})

it('an unconfirmed gift has no receipt', async () => {
  open([aDonation({ status: 'processing', paidAt: null, receiptNumber: null })])
  await screen.findByText('Processing')
  expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull()
})

it('the first payment of a monthly gift is being confirmed until it is listed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = open([], aGift)
  await screen.findByText('Your payment is being confirmed. It appears here by itself.')
  expect(screen.queryByText(/not donated yet/)).toBeNull()
  const body = [aDonation({ kind: 'monthly_gift', totalCents: 1_500 })]
  server.replies['/api/donations'] = { status: 200, body }
  await vi.advanceTimersByTimeAsync(5_000)
  await screen.findByRole('button', { name: 'Receipt LT-000042' })
  expect(screen.queryByText(/being confirmed/)).toBeNull()
})

it('a monthly gift stops only after a confirmation', async () => {
  const server = open([], aGift)
  const stop = await screen.findByRole('button', { name: 'Stop the monthly donation of $15' })
  fireEvent.click(stop)
  useQuestion.getState().question?.answer('cancel')
  await vi.waitFor(() => expect(useQuestion.getState().question).toBeNull())
  expect(server.sent.some(({ path }) => path.endsWith('/stop'))).toBe(false)

  const stopped = { ...aGift, cancelAtPeriodEnd: true }
  server.replies['/api/monthly-gift/stop'] = { status: 200, body: stopped }
  server.replies['/api/monthly-gift'] = { status: 200, body: stopped }
  fireEvent.click(stop)
  useQuestion.getState().question?.answer('confirm')
  await screen.findByText(/Nothing more is charged/)
  expect(useToast.getState().toast?.title).toBe('Stopped')
})

it.each([
  ['past_due', 'The last charge failed. We’ll try again.'],
  ['unpaid', 'The last charge failed.'],
  ['paused', 'Paused. Nothing is charged.'],
] as const)('a monthly gift that is %s says so', async (status, text) => {
  open([], { ...aGift, status })
  await screen.findByText(text)
})

it('a stop that fails is reported, and the gift continues', async () => {
  const server = open([], aGift)
  server.replies['/api/monthly-gift/stop'] = refusal(502, 'payment_provider_error')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the monthly donation of $15' }))
  useQuestion.getState().question?.answer('confirm')
  await vi.waitFor(() => expect(useToast.getState().toast?.title).toBe('Not stopped'))
  expect(screen.getByText(/Next charge on/)).toBeDefined()
})

it('a failure to load is reported and can be tried again', async () => {
  const server = stubServer({
    '/api/donations': 'offline',
    '/api/monthly-gift': 'offline',
    '/api/subscription-status': 'offline',
  })
  render(
    <MemoryRouter>
      <DonationsScreen />
    </MemoryRouter>,
  )
  await screen.findByText('Your donations could not be read')
  server.replies['/api/donations'] = { status: 200, body: [aDonation()] }
  server.replies['/api/monthly-gift'] = { status: 200, body: null }
  server.replies['/api/subscription-status'] = { status: 200, body: noPlan }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('$50')
})
