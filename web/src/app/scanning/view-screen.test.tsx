import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { sealFile } from 'sync-protocol/shl'
import { afterEach, expect, it, vi } from 'vitest'
import { ViewScreen } from './view-screen'

afterEach(() => vi.restoreAllMocks())

const KEY = 'A'.repeat(43)
const linkOf = (more: object = {}) => {
  const payload = { url: 'https://clinic.example/shl/1', key: KEY, ...more }
  return `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
}
const SUMMARY = JSON.stringify({
  resourceType: 'Bundle',
  type: 'document',
  entry: [
    { resourceType: 'Composition', subject: { reference: 'Patient/p' }, date: '2026-10-01' },
    { resourceType: 'Patient', id: 'p', name: [{ text: 'ليلى الحسيني' }] },
    { resourceType: 'AllergyIntolerance', code: { text: 'Latex' }, criticality: 'high' },
  ].map(resource => ({ resource })),
})

function open(hash: string) {
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('away'))
  render(
    <MemoryRouter initialEntries={[`/view${hash}`]}>
      <ViewScreen />
    </MemoryRouter>,
  )
  return asked
}
const pageText = () => document.querySelector('section[lang]')?.shadowRoot?.textContent ?? ''

it('draws a summary as a responder reads it, without texts about our own records', async () => {
  open('')
  fireEvent.change(screen.getByLabelText(/Paste it here/), { target: { value: SUMMARY } })
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
  await waitFor(() => expect(pageText()).toContain('Latex'))
  expect(pageText()).toContain('ليلى الحسيني')
  expect(pageText()).not.toMatch(/Reported by the person|Last changed|1970/)
  screen.getByText(/have not checked it/)
  // No record is on this phone.
  expect(screen.queryByRole('button', { name: 'Add to my record' })).toBeNull()
})

it('makes no request when a link is opened', () => {
  const asked = open(`#${linkOf({ flag: 'P', label: 'Visit' })}`)
  screen.getByRole('heading', { name: 'Visit' })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByText(/Enter your name/)
  screen.getByText(/Enter the link/)
  expect(asked).not.toHaveBeenCalled()
})

it('makes no request at all for an expired link', () => {
  const asked = open(`#${linkOf({ exp: 1_600_000_000 })}`)
  screen.getByText('This link has expired')
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it('reports a server that cannot be reached', async () => {
  const asked = open(`#${linkOf()}`)
  fireEvent.change(screen.getByLabelText(/Your name/), { target: { value: 'Ana' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText(/did not answer/)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' })
})

it('removes the key of an opened link from the address and from the history', async () => {
  const asked = open(`#${linkOf()}`)
  window.history.replaceState(null, '', `/view#${linkOf()}`)
  const file = { contentType: 'application/fhir+json', content: SUMMARY }
  const embedded = await sealFile(file, KEY, globalThis)
  const files = [{ contentType: file.contentType, embedded }]
  asked.mockResolvedValue(Response.json({ files }))
  fireEvent.change(screen.getByLabelText(/Your name/), { target: { value: 'Ana' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(pageText()).toContain('Latex'))
  expect(window.location.href).toMatch(/\/view$/)
})

it.each([
  ['#shlink:/x', 'not complete'],
  ['#hello', 'not a SMART Health Link'],
  [`#${linkOf({ url: 'http://clinic.example/1' })}`, 'not secure'],
  [`#${linkOf({ key: 'A'.repeat(42) })}`, 'key in this link is not complete'],
])('%s is refused in words', (hash, words) => {
  open(hash)
  expect(document.body.textContent).toContain(words)
})
