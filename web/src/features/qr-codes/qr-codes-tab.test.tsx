import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { recordMarkOf } from 'sync-protocol/medical'
import { printOf, type QrCode, tokenFromBytes } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCode as anyCode, EMPTY_RECORD } from '../../../dev/test/a-code'
import { seeAll } from '../../../dev/test/see-all'
import { refusal, stubServer } from '../../../dev/test/server-stub'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { receiveFromServer } from '../../sync/testing/open-record'
import { QrCodesTab } from './qr-codes-tab'

beforeEach(seeAll)
beforeEach(() => void openDevice(crypto.randomUUID()))
afterEach(() => {
  act(closeDevice)
  dismissToast()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <MemoryRouter>
      <QrCodesTab />
    </MemoryRouter>,
  )

const PROFILE = { fullName: 'Ana Sol' }
const MEDICINE = { name: 'Warfarin', dosage: '5 mg' }
const RECORD = {
  ...EMPTY_RECORD,
  profile: { ...PROFILE, id: 'p' },
  medications: [{ ...MEDICINE, id: 'm' }],
}

async function withProfile() {
  await addRow('profile', PROFILE)
  await addRow('medications', MEDICINE)
}

const aCode = (changes: Partial<QrCode> = {}): QrCode =>
  anyCode({
    token: tokenFromBytes(crypto.getRandomValues(new Uint8Array(17))),
    confirmedPublic: false,
    revisedAt: '2100-01-01T00:00:00.000Z',
    ...changes,
  })

async function stored(): Promise<QrCode[]> {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  // The schema of this collection checked the rows.
  return (rows ?? [])
    .filter(row => row.collection === 'qr-codes')
    .map(row => row.values as unknown as QrCode)
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.findByRole('button', { name })
/** Waits until the button is enabled: it is disabled until the codes load, and while it works. */
async function press(name: string): Promise<void> {
  const pressed = () => screen.getByRole('button', { name, busy: false })
  await waitFor(() => expect(pressed()).toHaveProperty('disabled', false))
  fireEvent.click(pressed())
}
/** The form starts folded if there are codes. */
const openForm = async () =>
  fireEvent.click(await screen.findByRole('heading', { name: 'Generate QR Code' }))
const expectToast = (description: string) =>
  waitFor(() => expect(useToast.getState().toast?.description).toBe(description))
const region = (name: string) => screen.findByRole('region', { name })
async function answer(id: string, title: RegExp) {
  await waitFor(() => expect(useQuestion.getState().question?.title).toMatch(title))
  act(() => useQuestion.getState().question?.answer(id))
}

async function save(code: QrCode) {
  const saved = await addRow('qr-codes', code)
  if (!saved.ok) throw new Error('not saved')
  return saved.value.id
}

it('without a profile no code can be generated, and a link leads to the profile', async () => {
  await receiveFromServer()
  open()
  expect(await button('Generate QR Code')).toHaveProperty('disabled', true)
  expect(await screen.findByText('Please create your medical profile first')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Create Profile' })).toBeDefined()
})

it('with no codes it explains how to make one, once the server was asked for them', async () => {
  open()
  await currentDevice.getState().device?.db.meta.toArray()
  expect(screen.queryByText(/^No QR codes generated yet/)).toBeNull()
  await receiveFromServer()
  await screen.findByText('No QR codes generated yet. Create your first QR code above.')
})

it('the first press makes an emergency code and shows it, and the next updates the same code', async () => {
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

it('an empty select is requested, and nothing is stored', async () => {
  await withProfile()
  open()
  await button('Generate QR Code')
  choose('Expiration', '')
  await press('Generate QR Code')
  await expectToast('Please fill in all fields')
  expect(await stored()).toEqual([])
})

it('a wider level needs a confirmation before printed copies show more', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ accessLevel: 'public' }))
  open()
  await openForm()
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

it('a narrower level needs no confirmation', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ accessLevel: 'healthcare' }))
  open()
  await openForm()
  choose('Access Level', 'public')
  await press('Update QR Code')
  await waitFor(async () => expect(await stored()).toMatchObject([{ accessLevel: 'public' }]))
  expect(useQuestion.getState().question).toBeNull()
})

it('medicine names are shown to strangers only after the owner agreed', async () => {
  await withProfile()
  open()
  await button('Generate QR Code')
  choose('QR Code Type', 'medications')
  choose('Access Level', 'public')
  await press('Generate QR Code')
  await answer('cancel', /read the names of the medicines/)
  expect(await stored()).toEqual([])

  await press('Generate QR Code')
  await answer('confirm', /read the names of the medicines/)
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ type: 'medications', confirmedPublic: true }]),
  )

  await press('Update QR Code')
  await waitFor(async () => expect(await stored()).toMatchObject([{ revision: 2 }]))
  expect(useQuestion.getState().question).toBeNull()
})

it('each code gets its own token', async () => {
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

it('the preview follows the choices and shows the contents of the offline copy', async () => {
  await withProfile()
  open()
  const preview = within(await region('Preview'))
  for (const view of await preview.findAllByText(/^What /)) fireEvent.click(view)
  expect(await preview.findAllByText('Ana Sol')).toHaveLength(2)
  expect(preview.getByRole('img', { name: 'QR code: Emergency Info' })).toBeDefined()
  choose('QR Code Type', 'medications')
  await preview.findByRole('img', { name: 'QR code: Medications Info' })
  expect(await preview.findAllByText('Warfarin (5 mg, how often: not recorded)')).toHaveLength(2)
  choose('Access Level', 'healthcare')
  await preview.findByText(/has no offline copy/)
})

it('viewing a saved code shows it and does not change it', async () => {
  await withProfile()
  const code = aCode({ type: 'contacts', expiresAt: '2100-01-01T00:00:00.000Z' })
  await addRow('qr-codes', code)
  open()
  await press('View and download Contacts Info')
  const panel = within(await region('Generated QR Code'))
  expect(useToast.getState().toast?.title).toBe('QR Code Loaded')
  expect(panel.getByRole('link', { name: 'Print' }).getAttribute('href')).toMatch(/^\/print\/.+/)
  expect(panel.getByRole('button', { name: 'Download PNG' })).toBeDefined()
  await openForm()
  expect(screen.getByLabelText('QR Code Type')).toHaveProperty('value', 'contacts')
  expect(await stored()).toEqual([code])
})

it('a downloaded picture has the name of its type', async () => {
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

it('a code that cannot be scanned can be neither downloaded nor printed', async () => {
  await withProfile()
  await addRow('qr-codes', aCode({ qrColor: '#FFEE58' }))
  open()
  await press('View and download Emergency Info')
  const panel = within(await region('Generated QR Code'))
  panel.getByText(/too pale on white to be scanned. Choose a darker one/)
  expect(panel.queryByRole('link', { name: 'Print' })).toBeNull()
  expect(panel.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  expect(panel.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)

  await openForm()
  await press('Update QR Code')
  await waitFor(() => expect(useToast.getState().toast?.description).toMatch(/too pale/))
  expect(await stored()).toMatchObject([{ revision: 1 }])
})

it('a code that is older than the record says so, and Update refreshes it with the same choices', async () => {
  const code = aCode({ accessLevel: 'public', recordMark: 'f'.repeat(16) })
  await addRow('qr-codes', code)
  await withProfile()
  open()
  await screen.findByText('Out of date')
  await press('View and download Emergency Info')
  await press('Update')
  await expectToast('QR code updated with your latest medical information')
  await waitFor(() => expect(screen.queryByText('Out of date')).toBeNull())
  expect(await stored()).toMatchObject([
    {
      ...{ ...code, revision: 2, capsule: expect.stringMatching(/^\d+$/) },
      ...{ revisedAt: expect.anything(), recordMark: recordMarkOf(RECORD) },
    },
  ])
})

it('an unsent code is marked as not live', async () => {
  await withProfile()
  await addRow('qr-codes', aCode())
  open()
  await screen.findByText('Not live yet')
  await press('View and download Emergency Info')
  await screen.findByText(/live with the next connection/)
})

it('a deleted code can be restored', async () => {
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

it('a link is replaced offline after a confirmation, and its prints are shown as dead', async () => {
  await withProfile()
  const code = aCode()
  const id = await save(code)
  await addRow('prints', printOf({ ...code, id }, EMPTY_RECORD, { form: 'card', nowMs: 0 }))
  open()
  await press('View and download Emergency Info')
  await press('Replace link')
  await answer('cancel', /Replace the link/)
  expect(await stored()).toEqual([code])

  await press('Replace link')
  await answer('confirm', /Replace the link/)
  await screen.findByText(/replaced its link later/)
  const [replaced] = await stored()
  expect(replaced).toMatchObject({ type: 'emergency', accessLevel: 'emergency', revision: 2 })
  expect(replaced?.token).not.toBe(code.token)
})

it('a stranger sees what the level discloses', async () => {
  await withProfile()
  await addRow('policies', { provider: 'Acme', policyNumber: '7', relationship: 'self' })
  open()
  const preview = within(await region('Preview'))
  fireEvent.click(await preview.findByText('What a stranger sees'))
  expect((await preview.findByText('Ana Sol')).closest('dl')?.textContent).not.toMatch(/Acme/)
  choose('QR Code Type', 'complete')
  choose('Access Level', 'healthcare')
  await preview.findByText(/First they say who they are/)
  await preview.findByText(/Acme/)
})

async function viewing(accessLevel: QrCode['accessLevel']) {
  await withProfile()
  const id = await save(aCode({ accessLevel }))
  open()
  await press('View and download Emergency Info')
  return `/api/qr-codes/${id}`
}

const healthy = { status: 200, body: { status: 'ok' } }

it('the log of scans comes from the server, and a lost connection is not shown as an empty log', async () => {
  const path = await viewing('emergency')
  const server = stubServer({ [`${path}/scans`]: 'offline', '/healthz': 'offline' })
  await press('Who opened it')
  await screen.findByText(/Connect to read it/)
  expect(screen.queryByText(/No one has opened/)).toBeNull()
  const scan = { id: crypto.randomUUID(), at: '2026-11-20T10:00:00.000Z', level: 'emergency' }
  server.replies[`${path}/scans`] = { status: 200, body: [scan] }
  server.replies['/healthz'] = healthy
  await press('Try again')
  await screen.findByText(/read the emergency information/)
})

it('without a network the log and the PIN wait, and load by themselves later', async () => {
  const path = await viewing('healthcare')
  const server = stubServer({ [`${path}/pin`]: 'offline', '/healthz': 'offline' })
  setOnline(false)
  await press('PIN')
  await screen.findByText('Waiting for a connection')
  await screen.findByText(/Connect to set one/)
  server.replies[`${path}/pin`] = { status: 200, body: { hasPin: false } }
  server.replies['/healthz'] = healthy
  setOnline(true)
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '042042' } })

  setOnline(false)
  const isHeld = async () => (await button('Set PIN')).closest('fieldset')?.disabled
  expect(await isHeld()).toBe(true)
  setOnline(true)
  expect(await isHeld()).toBe(false)
  expect(screen.getByLabelText('PIN')).toHaveProperty('value', '042042')
})

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

it('a PIN is set, an invalid one is refused, and no device stores it', async () => {
  const path = await viewing('healthcare')
  const { replies, sent } = stubServer({
    [`${path}/pin`]: { status: 200, body: { hasPin: false } },
  })
  await press('PIN')
  const field = await screen.findByLabelText('PIN')
  fireEvent.change(field, { target: { value: '111111' } })
  await press('Set PIN')
  await screen.findByText(/too easy to guess/)
  replies[`${path}/pin`] = refusal(404, 'not_found')
  fireEvent.change(field, { target: { value: '042042' } })
  await press('Set PIN')
  await screen.findByText(/The server does not have this code yet/)
  replies[`${path}/pin`] = { status: 204 }
  await press('Set PIN')
  await expectToast('PIN saved. Give it only to people who should see your insurance.')
  expect(sent.map(({ body }) => body)).toEqual([undefined, { pin: '042042' }, { pin: '042042' }])
  const tables = currentDevice.getState().device?.db.tables ?? []
  const stored = await Promise.all(tables.map(table => table.toArray()))
  expect(JSON.stringify(stored)).not.toContain('042042')
})

it('a code that opens without a question has no PIN', async () => {
  await viewing('emergency')
  await button('Who opened it')
  expect(screen.queryByRole('button', { name: 'PIN' })).toBeNull()
})
