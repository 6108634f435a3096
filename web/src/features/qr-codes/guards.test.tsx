import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, stubServer } from '../../../dev/test/server-stub'
import { writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import type { SavedCode } from './code-actions'
import { ScanLogDialog } from './manage-code'
import { PinDialog } from './pin-dialog'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

// The dialogs read only the name of the code.
const code = { id: crypto.randomUUID(), type: 'complete' } as SavedCode
const path = `/api/qr-codes/${code.id}`

it('without an account there is no log and no PIN, and no request is sent', () => {
  writeSession({ status: 'local', user: { id: code.id } })
  const { sent } = stubServer({})
  for (const Guard of [PinDialog, ScanLogDialog]) {
    const { unmount } = render(
      <MemoryRouter>
        <Guard code={code} onClose={() => {}} />
      </MemoryRouter>,
    )
    screen.getByText('Needs an account')
    screen.getByRole('link', { name: 'Back up and sync' })
    unmount()
  }
  expect(sent).toEqual([])
  writeSession({ status: 'unknown' })
})

it('the log shows how often, from when to when, and that a PIN was wrong', async () => {
  const line = { at: '2026-11-20T10:00:00.000Z', level: 'healthcare', role: 'nurse' }
  const lastAt = '2026-11-20T12:30:00.000Z'
  const scans = [
    { ...line, id: crypto.randomUUID(), lastAt, times: 12, pin: 'wrong' },
    { ...line, id: crypto.randomUUID(), lastAt: line.at, times: 1, pin: 'locked' },
    { ...line, id: crypto.randomUUID(), reason: 'treatment' },
  ]
  stubServer({ [`${path}/scans`]: { status: 200, body: scans } })
  render(<ScanLogDialog code={code} onClose={() => {}} />)
  await screen.findByText(/entered a wrong PIN. They chose “Nurse”/)
  screen.getByText(/a PIN while it was locked. They chose “Nurse”/)
  screen.getByText('12 times, from one network')
  const times = screen.getAllByText(/Nov 20, 2026/).map(each => each.textContent?.includes('–'))
  expect(times).toEqual([true, false, false])
})

it.each([
  [{ until: null }, /locked until you unlock it/],
  [{ until: '2026-11-20T12:30:00.000Z' }, /locked until Nov 20, 2026/],
])('a PIN locked %j shows until when, and its owner unlocks it', async (lock, words) => {
  const { sent } = stubServer({
    [`${path}/pin`]: { status: 200, body: { hasPin: true, wrongTries: 20, lock } },
    [`${path}/pin/tries`]: { status: 204 },
  })
  const onClose = vi.fn()
  render(<PinDialog code={code} onClose={onClose} />)
  await screen.findByText(words)
  screen.getByText(/20 wrong PINs were tried/)
  fireEvent.click(screen.getByRole('button', { name: 'Unlock PIN' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(useToast.getState().toast?.description).toBe('PIN unlocked. It works as before.')
  expect(sent.at(-1)?.path).toBe(`${path}/pin/tries`)
})

it('a PIN without wrong tries does not mention them', async () => {
  stubServer({
    [`${path}/pin`]: { status: 200, body: { hasPin: true, wrongTries: 0, lock: null } },
  })
  render(<PinDialog code={code} onClose={() => {}} />)
  await screen.findByRole('button', { name: 'Change PIN' })
  expect(screen.queryByText(/wrong PIN/)).toBeNull()
})

async function openPin(hasPin: boolean) {
  const reply = { status: 200, body: { hasPin, wrongTries: 1, lock: null } }
  const server = stubServer({ [`${path}/pin`]: reply })
  const onClose = vi.fn()
  render(<PinDialog code={code} onClose={onClose} />)
  const field = await screen.findByLabelText(hasPin ? 'New PIN' : 'PIN')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { server, onClose, field, type, press }
}

it('a PIN that is easy to guess is not sent, and a good one is', async () => {
  const { server, onClose, type, press } = await openPin(false)
  type('123456')
  press('Set PIN')
  await screen.findByText(/too easy to guess/)
  expect(server.sent).toHaveLength(1)
  server.replies[`${path}/pin`] = { status: 204 }
  type('481516')
  press('Set PIN')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent.at(-1)).toEqual({ path: `${path}/pin`, body: { pin: '481516' } })
  expect(useToast.getState().toast?.description).toMatch(/^PIN saved/)
})

it('Enter in the field sets the PIN and does not press the button above that resets wrong tries', async () => {
  const { field } = await openPin(true)
  const { form } = field as HTMLInputElement
  const first = form?.querySelector('button[type="submit"]')
  expect(first?.textContent).toBe('Change PIN')
})

it('a PIN can be removed whatever the field contains', async () => {
  const { server, onClose, press } = await openPin(true)
  server.replies[`${path}/pin`] = { status: 204 }
  press('Remove PIN')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent.at(-1)?.body).toEqual({ pin: null })
  expect(useToast.getState().toast?.description).toMatch(/^PIN removed/)
})

it.each(['Change PIN', 'Remove PIN', 'Forget the wrong tries'])(
  "the server's answer to “%s” is shown, and the dialog stays",
  async name => {
    const { server, onClose, type, press } = await openPin(true)
    const lost = refusal(404, 'not_found')
    Object.assign(server.replies, { [`${path}/pin`]: lost, [`${path}/pin/tries`]: lost })
    type('481516')
    press(name)
    await screen.findByText(/The server does not have this code yet/)
    expect(onClose).not.toHaveBeenCalled()
  },
)
