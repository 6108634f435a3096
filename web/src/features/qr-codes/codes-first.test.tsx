import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { seeAll } from '../../../dev/test/see-all'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { QrCodesTab } from './qr-codes-tab'

beforeEach(seeAll)
beforeEach(() => void openDevice(crypto.randomUUID()))
afterEach(() => act(closeDevice))

const open = () =>
  render(
    <MemoryRouter>
      <QrCodesTab />
    </MemoryRouter>,
  )
/** Returns the level 2 headings from top to bottom. */
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('until the codes are loaded, only skeletons are shown', async () => {
  const { container } = open()
  expect(container.querySelectorAll('.h-32[data-waiting]')).toHaveLength(3)
  expect(screen.queryByLabelText('QR Code Type')).toBeNull()
  // The server answered and had nothing new.
  await currentDevice.getState().device?.db.meta.update('sync', { lastSyncAtMs: 1 })
  await waitFor(() => expect(container.querySelector('[data-waiting]')).toBeNull())
})

it('a person with a code sees it first, and the form to make another is folded below', async () => {
  await addRow('profile', { fullName: 'Ana Sol' })
  await addRow('qr-codes', aCode({ type: 'contacts' }))
  open()
  await screen.findByRole('region', { name: 'Generated QR Code' })
  expect(headings()).toEqual([
    'Generated QR Code',
    'Previously Generated QR Codes',
    'Generate QR Code',
  ])
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByLabelText('QR Code Type')).toBeNull()
  fireEvent.click(screen.getByRole('heading', { name: 'Generate QR Code' }))
  await screen.findByLabelText('QR Code Type')
})

it('a person without a code sees the form first, which does not move while the code is made', async () => {
  await addRow('profile', { fullName: 'Ana Sol' })
  open()
  const generate = await screen.findByRole('button', { name: 'Generate QR Code' })
  await waitFor(() => expect(generate).toHaveProperty('disabled', false))
  fireEvent.click(generate)
  await screen.findByRole('region', { name: 'Generated QR Code' })
  expect(headings()[0]).toBe('Generate QR Code')
  expect(screen.getByRole('button', { name: 'Update QR Code' })).toBe(generate)
})

it('an entry shows its type, start and end', async () => {
  await addRow('qr-codes', aCode({ type: 'complete', expiresAt: '2020-01-01T00:00:00.000Z' }))
  open()
  await screen.findByRole('heading', { name: 'Complete Info' })
  const entry = within(await screen.findByRole('region', { name: 'Previously Generated QR Codes' }))
  entry.getByText(/^Created /)
  entry.getByText(/^Expires .*2020/)
  screen.getByText('Expired')
})
