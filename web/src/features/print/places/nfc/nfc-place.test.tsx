import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { medicalRecordOf } from 'sync-protocol/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wipeDatabase } from '../../../../db/database'
import { writeSession } from '../../../../people/session'
import { closeDevice, openDevice, type RowOf } from '../../../../sync'
import { NfcPlace } from './nfc-place'

const id = '0197a000-0000-7000-8000-0000000000e1'

beforeEach(() => {
  openDevice(id)
  vi.stubGlobal('NDEFReader', class {})
})
afterEach(async () => {
  vi.unstubAllGlobals()
  closeDevice()
  await wipeDatabase(id)
})

function open(more: { expiresAt?: string; revisedAt?: string; capsule?: string } = {}) {
  const code = {
    ...{ id, revision: 1, token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ', type: 'emergency', capsule: '' },
    ...{ accessLevel: 'emergency', expiresAt: '', revisedAt: '2026-11-01T00:00:00.000Z', ...more },
  } as RowOf<'qr-codes'> // the fields that are read
  render(
    <MemoryRouter>
      <NfcPlace code={code} record={medicalRecordOf([], Date.parse('2026-11-02'))} />
    </MemoryRouter>,
  )
}

const button = (name: string) => screen.queryByRole('button', { name })

it('an expired code can neither be written to a tag nor copied', () => {
  open({ expiresAt: '2020-01-01T00:00:00.000Z' })
  expect(screen.getByText('This code has expired')).toBeDefined()
  expect([button('Write the tag'), button('Copy the link')]).toEqual([null, null])
})

it('a code that opens nothing yet gives a warning before it is written', () => {
  writeSession({ status: 'local', user: { id } })
  open()
  expect(screen.getByText('This code opens nothing until you back up.')).toBeDefined()
  expect(button('Write the tag')).not.toBeNull()
})

class OneTag {
  static holds = ''
  onreading: ((event: object) => void) | null = null
  async write({ records: [record] }: { records: { data: string }[] }) {
    OneTag.holds = record?.data ?? ''
  }
  async scan() {
    const data = new DataView(new TextEncoder().encode(OneTag.holds).buffer)
    queueMicrotask(() => this.onreading?.({ message: { records: [{ recordType: 'url', data }] } }))
  }
}

it('after a change of the link, the written tag is neither confirmed nor locked', async () => {
  vi.stubGlobal('NDEFReader', OneTag)
  open({ capsule: '1234567890', revisedAt: '2026-11-03T00:00:00.000Z' })
  fireEvent.click(screen.getByRole('button', { name: 'Write the tag' }))
  await screen.findByText(/We read it back to be sure/)
  expect(button('Lock the tag')).not.toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^The link alone/ }))
  expect(screen.queryByText(/We read it back to be sure/)).toBeNull()
  expect(button('Lock the tag')).toBeNull()
})
