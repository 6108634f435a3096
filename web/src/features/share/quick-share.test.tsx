import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, closeDevice, openDevice, removeRow, useRecord } from '../../sync'
import { QuickShareCard } from './quick-share-card'

beforeEach(() => {
  openDevice(crypto.randomUUID())
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
})
afterEach(() => {
  act(closeDevice)
  dismissToast()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

function OwnCard(asked: { isAsked?: boolean; onClosed?: () => void }) {
  const record = useRecord()
  return (
    record && (
      <MemoryRouter>
        <QuickShareCard record={record} {...asked} />
      </MemoryRouter>
    )
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const toast = () => useToast.getState().toast

async function withContacts(): Promise<string> {
  await addRow('profile', { fullName: 'Ana Sol' })
  await addRow('allergies', { allergen: 'Nuts', severity: 'Severe' })
  const saved = await addRow('contacts', {
    name: 'Bo & Co',
    relationship: 'Brother',
    phoneNumber: '+34 611 22 33 44',
  })
  if (!saved.ok) throw new Error('not saved')
  return saved.value.id
}

async function open() {
  render(<OwnCard />)
  await press('Share Emergency Contacts')
  return within(await screen.findByRole('dialog', { name: 'Emergency Quick Share' }))
}

const setShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
function setClipboard(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard) // the only method used
}

it('opens by itself if the address asks for it, and reports when it is closed', async () => {
  await withContacts()
  const onClosed = vi.fn()
  render(<OwnCard isAsked onClosed={onClosed} />)
  await screen.findByRole('dialog', { name: 'Emergency Quick Share' })
  await press('Close')
  expect(onClosed).toHaveBeenCalledOnce()
})

it('without contacts the button is disabled, and a link leads to them', async () => {
  render(<OwnCard />)
  await screen.findByText('0 contacts ready to share')
  expect(await button('Share Emergency Contacts')).toHaveProperty('disabled', true)
  const link = screen.getByRole('link', { name: 'Add an emergency contact' })
  expect(link.getAttribute('href')).toBe('/dashboard?tab=medical-info#contacts')
})

it('shows the number of contacts, and offers six ways', async () => {
  await withContacts()
  const dialog = await open()
  screen.getByText('1 contact ready to share')
  for (const name of ['QR Code', 'Copy Text', 'Share Menu']) dialog.getByRole('button', { name })
  for (const name of ['SMS', 'WhatsApp', 'Email']) dialog.getByRole('link', { name })
})

it('the message names the emergency number of the person’s country, and every link has all of it', async () => {
  await withContacts()
  const dialog = await open()
  const text =
    'Emergency contacts of Ana Sol:\n1. Bo & Co (Brother): +34 611 22 33 44\nIn an emergency, call 112 first (Spain; elsewhere 112 or the local number).'
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(hrefOf('SMS')).toBe(`sms:?&body=${encodeURIComponent(text)}`)
  expect(new URL(hrefOf('WhatsApp')).searchParams.get('text')).toBe(text)
  expect(new URL(hrefOf('Email')).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  expect(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
})

it('the emergency card can be shared instead of the contacts', async () => {
  await withContacts()
  const dialog = await open()
  fireEvent.click(dialog.getByLabelText('Emergency card'))
  dialog.getByText(/SEVERE ALLERGIES: Nuts/)
})

it('a copy is confirmed; a failed one is reported and leaves the text to select', async () => {
  await withContacts()
  const copied: string[] = []
  setClipboard(async text => void copied.push(text))
  await open()
  await press('Copy Text')
  await waitFor(() => expect(toast()?.title).toBe('Copied!'))
  expect(copied[0]).toMatch(/^Emergency contacts of Ana Sol/)
  setClipboard(() => Promise.reject(new Error('denied')))
  await press('Copy Text')
  await waitFor(() =>
    expect(toast()?.description).toBe('Failed to share emergency contacts. Please try again.'),
  )
  await screen.findByText(/You can also select the text above/)
})

it('closing the share menu is not a failure; an error is', async () => {
  await withContacts()
  setShare(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await open()
  await press('Share Menu')
  await act(async () => undefined)
  expect(toast()).toBeNull()
  setShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await press('Share Menu')
  await waitFor(() => expect(toast()?.description).toMatch(/^Failed to share/))
})

it('without a share menu its button says why it is disabled', async () => {
  await withContacts()
  await open()
  expect(await button('Share Menu')).toHaveProperty('disabled', true)
  screen.getByText('This browser has no share menu.')
})

it('the code is a contact card that can be downloaded and printed', async () => {
  await withContacts()
  await open()
  await press('QR Code')
  await screen.findByRole('img', { name: 'QR code: Emergency contacts of Ana Sol' })
  await button('Download')
  await button('Print')
  expect(document.querySelector('body > .share-paper svg')).not.toBeNull()
  await press('Other ways')
  await button('Copy Text')
  expect(document.querySelector('.share-paper')).toBeNull()
})

it('the code and the other ways begin at the top of the dialog', async () => {
  await withContacts()
  await open()
  const body = document.querySelector('[data-part="body"]')
  if (!body) throw new Error('The dialog has no body')
  for (const [pressed, shown] of [
    ['QR Code', 'Download'],
    ['Other ways', 'Copy Text'],
  ] as const) {
    body.scrollTop = 300
    await press(pressed)
    await button(shown)
    expect(body.scrollTop).toBe(0)
    expect(body.contains(document.activeElement)).toBe(true)
  }
})

it('contacts that disappear while it is open are reported', async () => {
  const id = await withContacts()
  const dialog = await open()
  await act(() => removeRow('contacts', id))
  await dialog.findByText(/No emergency contacts added. Add them in the Medical Profile tab./)
  await waitFor(() => expect(toast()?.title).toBe('No Emergency Contacts'))
})
