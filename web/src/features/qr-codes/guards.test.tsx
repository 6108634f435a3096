import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubServer } from '../../../dev/test/server-stub'
import { dismissToast, useToast } from '../../stores/toast'
import type { SavedCode } from './code-actions'
import { PinDialog } from './pin-dialog'
import { ScanLogDialog } from './scan-log-dialog'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

// Of the row these dialogs need its name alone.
const code = { id: crypto.randomUUID(), type: 'complete' } as SavedCode
const path = `/api/qr-codes/${code.id}`

it('the log says how often, from when to when, and that a PIN was wrong', async () => {
  const line = { at: '2026-11-20T10:00:00.000Z', level: 'healthcare', role: 'nurse' }
  const lastAt = '2026-11-20T12:30:00.000Z'
  const scans = [
    { ...line, id: crypto.randomUUID(), lastAt, times: 12, pin: 'wrong' },
    { ...line, id: crypto.randomUUID(), lastAt: line.at, times: 1, pin: 'locked' },
    { ...line, id: crypto.randomUUID(), reason: 'treatment' },
  ]
  stubServer({ [`${path}/scans`]: { status: 200, body: scans } })
  render(<ScanLogDialog code={code} onClose={() => {}} />)
  await screen.findByText(/“Nurse” tried a wrong PIN/)
  screen.getByText(/“Nurse” tried a PIN while it was locked/)
  screen.getByText('12 times, from one network')
  const times = screen.getAllByText(/Nov 20, 2026/).map(each => each.textContent?.includes(' to '))
  expect(times).toEqual([true, false, false])
})

it.each([
  [{ until: null }, /locked until you unlock it/],
  [{ until: '2026-11-20T12:30:00.000Z' }, /locked until Nov 20, 2026/],
])('a PIN locked %j says until when, and its owner unlocks it', async (lock, words) => {
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

it('a PIN that nobody got wrong says nothing of it', async () => {
  stubServer({
    [`${path}/pin`]: { status: 200, body: { hasPin: true, wrongTries: 0, lock: null } },
  })
  render(<PinDialog code={code} onClose={() => {}} />)
  await screen.findByRole('button', { name: 'Change PIN' })
  expect(screen.queryByText(/wrong PIN/)).toBeNull()
})
