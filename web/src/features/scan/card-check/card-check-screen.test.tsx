import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { codeLink, printOf, type QrCode } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../../dev/test/a-code'
import { addRow, closeDevice, openDevice } from '../../../sync'
import { CardCheck } from './card-check-screen'
import type { CodeMeasures } from './measure'
import type { Reading } from './measuring-reader'

const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
type Changes = { [K in keyof CodeMeasures]?: CodeMeasures[K] | undefined }
const FINE: CodeMeasures = {
  modulePx: 8.31,
  squares: 57 * 57,
  misread: 0,
  contrast: 12.34,
  quietZone: 4,
}
const code = aCode({ token: TOKEN, revisedAt: '2100-01-01T00:00:00.000Z' })

beforeEach(() => {
  openDevice(crypto.randomUUID())
  Object.defineProperty(navigator, 'permissions', { value: undefined, configurable: true })
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
})
afterEach(() => {
  act(closeDevice)
  vi.unstubAllGlobals()
})

async function scan(text: string, more: Changes = {}, pace?: Reading['pace']) {
  const known = Object.entries({ ...FINE, ...more }).filter(([, value]) => value !== undefined)
  const measures = Object.fromEntries(known) as unknown as CodeMeasures // without unknown measures
  const reading: Reading = { text, measures, ...(pace && { pace }) }
  render(
    <MemoryRouter>
      <CardCheck
        pageOf={shown => <p>{'live' in shown ? 'the live page' : 'the offline copy'}</p>}
        openScanner={async () => ({ glance: async () => [], study: async () => [reading] })}
      />
    </MemoryRouter>,
  )
  const file = new File(['x'], 'card.png', { type: 'image/png' })
  const input = await screen.findByLabelText('Image with the code')
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } })
  })
  await screen.findByText('How well it scanned')
}
const link = (token = TOKEN) => codeLink(location.origin, token, code.capsule)
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined()

async function withCode(changes: Partial<QrCode> = {}) {
  await addRow('profile', { fullName: 'Elena Márquez' })
  const saved = await addRow('qr-codes', { ...code, ...changes })
  if (!saved.ok) throw new Error('not saved')
  return saved.value
}

it('a good card has a current code, sharp and whole', async () => {
  await withCode()
  await scan(link())
  says('This code is not live yet')
  says('It scans well')
  says('8.3 pixels a square')
  says('12 to 1')
  says('All 3249')
  expect(screen.queryByText(/Read in picture/)).toBeNull()
})

it("the page is the live one with a connection, and the card's own copy without one", async () => {
  await withCode()
  await scan(link())
  says('the live page')
  fireEvent.click(screen.getByLabelText('Without one'))
  says(/Only the printed words/)
})

it('an expired code shows no page', async () => {
  await withCode({ expiresAt: '2020-01-01T00:00:00Z' })
  await scan(link())
  says('This code has expired')
  expect(screen.getByRole('link', { name: 'Renew the code' }).getAttribute('href')).toContain(
    'qr-codes',
  )
  says(/Only the number to call/)
})

it('a replaced link leads to the new print', async () => {
  const row = await withCode({ token: `0${TOKEN.slice(1)}` })
  await addRow(
    'prints',
    printOf({ ...code, id: row.id }, EMPTY_RECORD, {
      ...{ form: 'card', nowMs: Date.UTC(2026, 10, 1) },
    }),
  )
  await scan(link())
  says('This card carries the old link')
  expect(screen.getByRole('link', { name: 'Print the new one' }).getAttribute('href')).toBe(
    `/print/${row.id}`,
  )
  expect(screen.queryByText('the live page')).toBeNull()
})

it('a stranger’s card is not shown', async () => {
  await withCode()
  await scan(link(`1${TOKEN.slice(1)}`))
  says('This is not one of your codes')
  expect(screen.queryByText('the live page')).toBeNull()
})

it('a foreign code is named by its kind', async () => {
  await scan('WIFI:S:home;P:secret;;')
  says('This is not one of your codes')
  says('It is the password of a Wi-Fi network.')
})

it('each problem with reading comes with advice', async () => {
  await scan(link(), { modulePx: 2.4, contrast: 2.1, quietZone: 1, misread: 200 })
  says('It works, but could scan better')
  says(/Hold the card closer/)
  says(/Try better light/)
  says(/Something is too close/)
  says('3049 of 3249')
  says(/repairs only a few/)
})

it('measures that the picture does not show are not guessed', async () => {
  await scan(link(), { quietZone: undefined, misread: undefined })
  says('Not all of it was in the picture')
  expect(screen.queryByText('Squares read as printed')).toBeNull()
  says('It scans well')
})

it('a camera’s time is shown with its number of pictures', async () => {
  await scan(link(), {}, { pictures: 34, ms: 2_140 })
  says('Read in picture 34 after 2.1 s, including aiming')
})

it('another card can be tried after it', async () => {
  await scan(link())
  fireEvent.click(screen.getByRole('button', { name: 'Scan again' }))
  await screen.findByRole('button', { name: 'Choose an image' })
})
