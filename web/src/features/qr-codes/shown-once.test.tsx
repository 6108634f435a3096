import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seeAll } from '../../../dev/test/see-all'
import { dismissToast } from '../../stores/toast'
import { addRow, closeDevice, openDevice } from '../../sync'
import { QrCodesTab } from './qr-codes-tab'

beforeEach(() => {
  openDevice(crypto.randomUUID())
  seeAll()
})
afterEach(() => {
  act(closeDevice)
  dismissToast()
  vi.unstubAllGlobals()
})

it('a new code is on the screen once, until a choice would change it', async () => {
  await addRow('profile', { fullName: 'Ana Sol' })
  render(
    <MemoryRouter>
      <QrCodesTab />
    </MemoryRouter>,
  )
  const generate = await screen.findByRole('button', { name: 'Generate QR Code' })
  await waitFor(() => expect(generate).toHaveProperty('disabled', false))
  fireEvent.click(generate)
  await screen.findByRole('region', { name: 'Generated QR Code' })
  const pictures = () => screen.getAllByRole('img', { name: 'QR code: Emergency Info' })
  await waitFor(() => expect(pictures()).toHaveLength(1))
  fireEvent.change(screen.getByLabelText('QR Code Color'), { target: { value: '#1D4ED8' } })
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  await preview.findByRole('img', { name: 'QR code: Emergency Info' })
})
