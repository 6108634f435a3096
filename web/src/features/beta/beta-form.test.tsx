import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { BETA_ITEMS } from 'sync-protocol/commerce'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { refusal, stubServer } from '../../../dev/test/server-stub'
import { paths } from '../../addresses/paths'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, openDevice } from '../../sync'
import { BetaForm } from './beta-form'
import { FeedbackForm } from './feedback-form'

beforeEach(() => {
  localStorage.clear()
  openDevice(crypto.randomUUID())
})
afterEach(() => {
  act(closeDevice)
  dismissToast()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ROUTE = '/api/create-beta-test-order'
const ANSWERS = {
  'Email Address': 'ines@example.org',
  'Full Name': 'Inês Duarte',
  'Street Address': 'Rua das Flores 12',
  City: 'Porto',
  State: 'Porto',
  'ZIP Code': '4050-262',
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const apply = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Request Free Beta Products' }))
const toast = () => useToast.getState().toast

async function open() {
  const saved = await addRow('qr-codes', aCode())
  if (!saved.ok) throw new Error('The test’s code is not saved')
  render(
    <MemoryRouter>
      <Routes>
        <Route path={paths.betaSuccess} element="Thank you" />
        <Route path="*" element={<BetaForm />} />
      </Routes>
    </MemoryRouter>,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('Select QR Code to Include')
  await waitFor(() => expect(select.options).toHaveLength(2))
  return select.options[1]?.value ?? ''
}

async function openFilledIn() {
  const id = await open()
  for (const [label, value] of Object.entries(ANSWERS)) type(label, value)
  type('Select QR Code to Include', id)
  return id
}

it('an application without a code is not sent, and says so first', async () => {
  const { sent } = stubServer({})
  await open()
  apply()
  expect(toast()).toMatchObject({ title: 'QR Code Required', tone: 'danger' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([])
})

it('a missing value gets an error at its field', async () => {
  const { sent } = stubServer({})
  await openFilledIn()
  type('City', '')
  apply()
  expect((await screen.findByRole('alert')).textContent).toBe('Enter your city')
  expect(sent).toEqual([])
})

it('it is sent as typed, and continues', async () => {
  const { sent } = stubServer({ [ROUTE]: { status: 200, body: { success: true, message: 'ok' } } })
  const selectedQrCode = await openFilledIn()
  apply()
  await screen.findByText('Thank you')
  expect(sent).toEqual([
    {
      path: ROUTE,
      body: {
        email: 'ines@example.org',
        fullName: 'Inês Duarte',
        address: 'Rua das Flores 12',
        city: 'Porto',
        state: 'Porto',
        zipCode: '4050-262',
        selectedQrCode,
        feedbackNotes: '',
        items: BETA_ITEMS,
      },
    },
  ])
})

const FAILED = 'Failed to create beta test order'
it.each([
  ['a refusal', refusal(400, 'invalid', { fields: { zipCode: 'No such ZIP' } }), 'It said invalid'],
  ['silence', 'offline', FAILED],
  ['no success', { status: 200, body: { success: false, message: 'no' } }, FAILED],
] as const)('%s is reported', async (name, reply, description) => {
  stubServer({ [ROUTE]: reply })
  await openFilledIn()
  apply()
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description }))
  expect(screen.queryByText('No such ZIP') !== null).toBe(name === 'a refusal')
  expect(localStorage.getItem('beta-order-data')).toContain('Rua das Flores')
})

it('a person whose session ended signs in and comes back here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation((() => {}) as never)
  stubServer({ [ROUTE]: refusal(401, 'not_signed_in') })
  await openFilledIn()
  apply()
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(String(assign.mock.calls[0]?.[0])).toContain(encodeURIComponent('/beta'))
  expect(toast()).toBeNull()
})

const FEEDBACK = '/api/beta-feedback'
const openFeedback = () => {
  const onGiven = vi.fn()
  render(<FeedbackForm givenAt={null} onGiven={onGiven} />)
  return onGiven
}
const sendFeedback = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }))

it('feedback names what is missing, and is sent when complete', async () => {
  const { sent } = stubServer({ [FEEDBACK]: { status: 204 } })
  const onGiven = openFeedback()
  type('How well did the products work?', '4')
  sendFeedback()
  await screen.findByText('Tell us what worked and what did not')
  expect(sent).toEqual([])
  type('What worked, and what didn’t?', 'The card is easy to find.')
  sendFeedback()
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    { path: FEEDBACK, body: { rating: '4', comments: 'The card is easy to find.' } },
  ])
  expect(toast()?.title).toBe('Thank you')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What worked/).value).toBe('')
})

it.each([
  ['a refusal', refusal(409, 'too_late'), 'It said too_late'],
  ['silence', 'offline', 'Your feedback was not sent, but it is kept here. Try again.'],
] as const)('%s keeps the feedback', async (_, reply, description) => {
  stubServer({ [FEEDBACK]: reply })
  const onGiven = openFeedback()
  type('How well did the products work?', '2')
  type('What worked, and what didn’t?', 'The sticker came off in the rain.')
  sendFeedback()
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', description }))
  expect(onGiven).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What worked/).value).toContain('sticker')
})
