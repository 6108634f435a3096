import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { type QrCode, tokenFromBytes } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { QrCodesTab } from './qr-codes-tab'

beforeEach(() => {
  openDevice(crypto.randomUUID())
})
afterEach(() => {
  act(closeDevice)
  dismissToast()
  vi.restoreAllMocks()
})

const open = () =>
  render(
    <MemoryRouter>
      <QrCodesTab />
    </MemoryRouter>,
  )

async function withProfile() {
  await addRow('profile', { fullName: 'Ana Sol' })
  await addRow('medications', { name: 'Warfarin', dosage: '5 mg' })
}

const aCode = (changes: Partial<QrCode> = {}): QrCode => ({
  type: 'emergency',
  accessLevel: 'emergency',
  expiresAt: '',
  qrColor: '#DC2626',
  textColor: '#000000',
  token: tokenFromBytes(crypto.getRandomValues(new Uint8Array(17))),
  capsule: '',
  revision: 1,
  confirmedPublic: false,
  revisedAt: '2100-01-01T00:00:00.000Z',
  ...changes,
})

async function stored(): Promise<QrCode[]> {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  // Only this collection's schema lets rows in.
  return (rows ?? [])
    .filter(row => row.collection === 'qr-codes')
    .map(row => row.values as unknown as QrCode)
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const expectToast = (description: string) =>
  waitFor(() => expect(useToast.getState().toast?.description).toBe(description))
const region = (name: string) => screen.findByRole('region', { name })
async function answer(id: string, title: RegExp) {
  await waitFor(() => expect(useQuestion.getState().question?.title).toMatch(title))
  act(() => useQuestion.getState().question?.answer(id))
}

it('without a profile nothing can be generated, and the way to one is there', async () => {
  open()
  expect(await button('Generate QR Code')).toHaveProperty('disabled', true)
  expect(screen.getByText('Please create your medical profile first')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Create Profile' })).toBeDefined()
})

it('with no codes it says how to come by one', async () => {
  open()
  await screen.findByText('No QR codes generated yet. Create your first QR code above.')
})

it('the first press makes an emergency code and shows it, the next makes the same code anew', async () => {
  await withProfile()
  open()
  await press('Generate QR Code')
  await expectToast('QR code generated successfully')
  await region('Generated QR Code')
  const [first] = await stored()
  expect(first).toMatchObject({ type: 'emergency', accessLevel: 'emergency', revision: 1 })

  await press('Update QR Code')
  await expectToast('QR code updated with your latest medical information')
  const all = await stored()
  expect(all).toMatchObject([{ token: first?.token, revision: 2 }])
})

it('an empty select is asked for, and nothing is stored', async () => {
  await withProfile()
  open()
  await button('Generate QR Code')
  choose('Expiration', '')
  await press('Generate QR Code')
  await expectToast('Please fill in all fields')
  expect(await stored()).toEqual([])
})

it('a wider level is asked about before printed copies show more', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ accessLevel: 'public' }))
  open()
  await button('Update QR Code')
  choose('Access Level', 'emergency')
  await press('Update QR Code')
  await answer('cancel', /Show more with Emergency Info/)
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ accessLevel: 'public', revision: 1 }]),
  )

  await press('Update QR Code')
  await answer('confirm', /Show more with Emergency Info/)
  await waitFor(async () => expect(await stored()).toMatchObject([{ accessLevel: 'emergency' }]))
})

it('a narrower level is not asked about', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ accessLevel: 'healthcare' }))
  open()
  await button('Update QR Code')
  choose('Access Level', 'public')
  await press('Update QR Code')
  await waitFor(async () => expect(await stored()).toMatchObject([{ accessLevel: 'public' }]))
  expect(useQuestion.getState().question).toBeNull()
})

it('medicine names are shown to strangers only once their owner agreed', async () => {
  await withProfile()
  open()
  await button('Generate QR Code')
  choose('QR Code Type', 'medications')
  choose('Access Level', 'public')
  await press('Generate QR Code')
  await answer('cancel', /read the names of your medicines/)
  expect(await stored()).toEqual([])

  await press('Generate QR Code')
  await answer('confirm', /read the names of your medicines/)
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ type: 'medications', confirmedPublic: true }]),
  )

  await press('Update QR Code')
  await waitFor(async () => expect(await stored()).toMatchObject([{ revision: 2 }]))
  expect(useQuestion.getState().question).toBeNull()
})

it('each code gets a token of its own', async () => {
  await withProfile()
  open()
  await press('Generate QR Code')
  await region('Generated QR Code')
  choose('QR Code Type', 'contacts')
  await press('Generate QR Code')
  await waitFor(async () => expect(await stored()).toHaveLength(2))
  const tokens = (await stored()).map(({ token }) => token)
  expect(new Set(tokens).size).toBe(2)
})

it('the preview follows the choices and tells what the offline copy holds', async () => {
  await withProfile()
  open()
  const preview = within(await region('Preview'))
  await preview.findByText('Ana Sol')
  expect(preview.getByRole('img', { name: 'QR code: Emergency Info' })).toBeDefined()
  choose('QR Code Type', 'medications')
  await preview.findByRole('img', { name: 'QR code: Medications Info' })
  await preview.findByText('Warfarin, 5 mg')
  choose('Access Level', 'healthcare')
  await preview.findByText(/holds no offline copy/)
})

it('viewing a saved code shows it and leaves it as it is', async () => {
  await withProfile()
  const code = aCode({ type: 'contacts', expiresAt: '2100-01-01T00:00:00.000Z' })
  await addRow('qr-codes', code)
  open()
  await press('View and download Contacts Info')
  const panel = within(await region('Generated QR Code'))
  expect(useToast.getState().toast?.title).toBe('QR Code Loaded')
  expect(panel.getByRole('link', { name: 'Print' }).getAttribute('href')).toMatch(/^\/print\/.+/)
  expect(panel.getByRole('button', { name: 'Download PNG' })).toBeDefined()
  expect(screen.getByLabelText('QR Code Type')).toHaveProperty('value', 'contacts')
  expect(await stored()).toEqual([code])
})

it('a download of the picture has the name of its type', async () => {
  await withProfile()
  await addRow('qr-codes', aCode())
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  open()
  await press('View and download Emergency Info')
  await press('Download SVG')
  expect(names).toEqual(['medical-qr-emergency.svg'])
})

it('a code nobody could scan does not leave the app', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ qrColor: '#FFEE58' }))
  open()
  await press('View and download Emergency Info')
  const panel = within(await region('Generated QR Code'))
  panel.getByText(/too pale on white to be scanned. Choose a darker one/)
  expect(panel.queryByRole('link', { name: 'Print' })).toBeNull()
  expect(panel.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  expect(panel.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)

  await press('Update QR Code')
  await waitFor(() => expect(useToast.getState().toast?.description).toMatch(/too pale/))
  expect(await stored()).toMatchObject([{ revision: 1 }])
})

it('a code older than the record says so, and Update brings it up to date as it was made', async () => {
  const code = aCode({ accessLevel: 'public', revisedAt: '2020-01-01T00:00:00.000Z' })
  await addRow('qr-codes', code)
  await withProfile()
  open()
  await screen.findByText('Out of date')
  await press('View and download Emergency Info')
  await press('Update')
  await expectToast('QR code updated with your latest medical information')
  await waitFor(() => expect(screen.queryByText('Out of date')).toBeNull())
  expect(await stored()).toMatchObject([
    { ...code, revision: 2, capsule: expect.stringMatching(/^\d+$/), revisedAt: expect.anything() },
  ])
})

it('what was not sent is marked as not live', async () => {
  await withProfile()
  await addRow('qr-codes', aCode())
  open()
  await screen.findByText('Not live yet')
  await press('View and download Emergency Info')
  await screen.findByText(/Not live until the next connection/)
})

it('a deleted code can be put back', async () => {
  await withProfile()
  const code = aCode()
  await addRow('qr-codes', code)
  open()
  await press('Delete Emergency Info')
  await expectToast('QR code deleted successfully')
  expect(await stored()).toEqual([])
  await act(async () => useToast.getState().toast?.action?.onSelect())
  await button('Delete Emergency Info')
  expect(await stored()).toEqual([code])
})

it('an entry says what it is, since when and until when', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ type: 'complete', expiresAt: '2020-01-01T00:00:00.000Z' }))
  open()
  await screen.findByRole('heading', { name: 'Complete Info' })
  const entry = within(await region('Previously Generated QR Codes'))
  entry.getByText(/^Created /)
  entry.getByText(/^Expires .*2020/)
  entry.getByText('Expired')
})
