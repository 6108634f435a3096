import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { QrCode } from 'sync-protocol/qr'
import { codeLink, renderCodeSvg } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { writeSession } from '../../people/session'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { receiveFromServer, untilRead } from '../../sync/testing/open-record'
import { ShowCode } from './show-code'

beforeEach(() => {
  openDevice(crypto.randomUUID(), { now: () => Date.parse('2026-06-01T00:00:00Z') })
})
afterEach(() => {
  closeDevice()
  writeSession({ status: 'unknown' })
})

const code = aCode({ capsule: '12345' })

const open = () =>
  render(
    <MemoryRouter>
      <ShowCode />
    </MemoryRouter>,
  )
const pictureOf = ({ token, capsule }: QrCode) => {
  const svg = renderCodeSvg({
    text: codeLink(window.location.origin, token, capsule),
    color: '#000000',
  })
  return pathsIn(new DOMParser().parseFromString(svg, 'image/svg+xml'))
}
const pathsIn = (drawing: ParentNode) =>
  [...drawing.querySelectorAll('path')].map(path => path.getAttribute('d'))
// The code is inline SVG, because the policy does not load a picture from `data:`.
const shown = async () => pathsIn(await screen.findByRole('img'))

it('without a code it says where to make one', async () => {
  await receiveFromServer()
  open()
  await screen.findByText(/No QR codes generated yet\./)
  const link = screen.getByRole('link', { name: 'Make a code' })
  expect(link.getAttribute('href')).toBe('/dashboard?tab=qr-codes')
})

it('a record without an account has only the codes from this phone', async () => {
  writeSession({ status: 'local', user: { id: 'ada' } })
  open()
  await screen.findByText(/No QR codes generated yet\./)
})

it('a new phone says nothing about codes before the server has answered', async () => {
  open()
  await act(untilRead)
  expect(screen.queryByText(/No QR codes/)).toBeNull()
  await receiveFromServer()
  await screen.findByText(/No QR codes generated yet\./)
})

it('without a server it says that the codes are not loaded yet', async () => {
  const failure = { code: 'network', atMs: 1 }
  await currentDevice.getState().device?.db.meta.update('sync', { failure })
  open()
  await screen.findByText(/codes are not on this phone yet/)
  expect(screen.queryByRole('link')).toBeNull()
})

it('the code is black, whatever its own color, with the critical words under it', async () => {
  await addRow('profile', { fullName: 'Ada Lovelace' })
  await addRow('allergies', { allergen: 'Penicillin', severity: 'Severe' })
  await addRow('qr-codes', code)
  open()
  expect(await shown()).toEqual(pictureOf(code))
  await screen.findByText('Ada Lovelace')
  await screen.findByText('Penicillin')
  await screen.findByText(/Emergency Info, made Jun \d, 2026\./)
})

it('an expired code is not shown', async () => {
  await addRow('qr-codes', { ...code, expiresAt: '2020-01-01T00:00:00.000Z' })
  open()
  await screen.findByText(/Your code has expired/)
  expect(screen.queryByRole('img')).toBeNull()
})

it('another code can be picked', async () => {
  const other: QrCode = { ...code, type: 'contacts', token: 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ' }
  await addRow('qr-codes', code)
  const saved = await addRow('qr-codes', other)
  open()
  const select = await screen.findByLabelText('Show another code')
  fireEvent.change(select, { target: { value: saved.ok && saved.value.id } })
  await screen.findByText(/Contacts Info, made/)
  expect(await shown()).toEqual(pictureOf(other))
})

it('a code with a copy says if it is older than the record', async () => {
  await addRow('profile', { fullName: 'Ada' })
  await addRow('qr-codes', { ...code, revisedAt: '2026-05-01T00:00:00.000Z' })
  open()
  await screen.findByText(/The record changed after this code was made/)
})
