import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenLinkForm } from './link-form'

const link = {
  url: 'https://clinic.example/manifest',
  key: 'A'.repeat(43),
  isDirect: false,
  isLongTerm: false,
  needsPasscode: true,
}
const asked = vi.fn(async (_url: string, _init?: RequestInit) =>
  Response.json({ remainingAttempts: 4 }, { status: 401 }),
)

beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  render(<OpenLinkForm link={link} onOpened={() => {}} />)
})

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }))

it('sends nothing and moves to the first empty field if something is missing', () => {
  type(/passcode/, 'secret')
  open()
  expect(document.activeElement).toBe(screen.getByLabelText(/Your name/))
  expect(asked).not.toHaveBeenCalled()
})

it('counts two presses as one try of the passcode, and sends the passcode as it was typed', async () => {
  type(/Your name/, ' Dr. Okafor ')
  type(/passcode/, ' wrong one')
  open()
  open()
  await screen.findByText(/4 tries are left/)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toMatchObject({
    recipient: 'Dr. Okafor',
    passcode: ' wrong one',
  })
})
