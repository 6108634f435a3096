import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { closeDevice, currentDevice, openDevice } from '../../sync'
import { QrCodesTab } from './qr-codes-tab'

it('the form appears before the codes are loaded, and takes no choice until then', async () => {
  openDevice(crypto.randomUUID())
  const { container } = render(
    <MemoryRouter>
      <QrCodesTab />
    </MemoryRouter>,
  )
  expect(screen.getByLabelText('QR Code Type').closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Generate QR Code' })).toHaveProperty('disabled', true)
  expect(container.querySelectorAll('.h-32[data-waiting]')).toHaveLength(3)
  // The server answered and had nothing new.
  await currentDevice.getState().device?.db.meta.update('sync', { lastSyncAtMs: 1 })
  await waitFor(() => expect(container.querySelector('[inert]')).toBeNull())
  act(closeDevice)
})
