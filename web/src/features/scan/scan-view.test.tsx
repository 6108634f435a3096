import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { codeLink, encodeCapsule } from 'sync-protocol/qr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CodeReader } from './reader/code-reader'
import { ScanView } from './scan-view'

const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const capsuleOf = (fullName: string) =>
  encodeCapsule(
    {
      type: 'emergency',
      level: 'emergency',
      revision: 1,
      changedAtMs: 0,
      expiresAt: '',
      identity: { fullName },
    },
    { maxDigits: 600 },
  ).digits
const ours = (token = TOKEN, capsule = '') => codeLink(location.origin, token, capsule)

beforeEach(() => {
  // Without this the camera would start by itself.
  Object.defineProperty(navigator, 'permissions', { value: undefined, configurable: true })
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.type.startsWith('image/')) throw new DOMException('no', 'InvalidStateError')
    return { width: 10, height: 10, close: () => undefined }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(texts: string[], openScanner?: () => Promise<CodeReader>, at = '/scan') {
  const opened = vi.fn()
  const reader: CodeReader = { glance: async () => texts, study: async () => texts }
  render(
    <MemoryRouter initialEntries={[at]}>
      <ScanView
        pageOf={digits => <p>page of {digits}</p>}
        open={opened}
        openScanner={openScanner ?? (async () => reader)}
      />
    </MemoryRouter>,
  )
  return opened
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000001410000007b', 'hex')
async function choose(file = new File([PNG], 'shot.png', { type: 'image/png' })) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Image with the code'), { target: { files: [file] } })
  })
}
const says = (text: string | RegExp) => screen.findByText(text)

it('a code of ours opens by itself', async () => {
  const opened = open([ours(TOKEN, '123')])
  await choose()
  await vi.waitFor(() =>
    expect(opened).toHaveBeenCalledExactlyOnceWith({ kind: 'ours', token: TOKEN, capsule: '123' }),
  )
})

it('other codes in the picture do not matter', async () => {
  const opened = open(['https://evil.test/', ours()])
  await choose()
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

it('the person chooses between the codes of two people', async () => {
  const opened = open([ours(TOKEN, capsuleOf('Elena Márquez')), ours(TOKEN.replace('7', '0'))])
  await choose()
  await says('2 LifeTag codes were found')
  expect(opened).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Code 2' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Elena Márquez' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: TOKEN }))
})

it('a foreign link is named and not opened', async () => {
  const opened = open(['https://evil.test/e/phish'])
  await choose()
  await says('It is a web link to evil.test.')
  await says('Nothing was opened.')
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
  expect(opened).not.toHaveBeenCalled()
})

it('another service’s code offers only its offline copy', async () => {
  const capsule = capsuleOf('Ana')
  const opened = open([codeLink('https://other.example', TOKEN, capsule)])
  await choose()
  await says(/It leads to other.example/)
  fireEvent.click(screen.getByRole('button', { name: 'Read its offline copy' }))
  await says(`page of ${capsule}`)
  expect(opened).not.toHaveBeenCalled()
})

it('another service’s code with a damaged copy offers nothing', async () => {
  open([codeLink('https://other.example', TOKEN, '123456')])
  await choose()
  await says(/It leads to other.example/)
  expect(screen.queryByRole('button', { name: 'Read its offline copy' })).toBeNull()
})

it('a link of ours that lost a part is reported', async () => {
  open([ours(TOKEN.slice(2))])
  await choose()
  await says('This LifeTag code is damaged')
})

it('an image without a code gets advice', async () => {
  open([])
  await choose()
  await says('No code was found in this image')
})

const huge = () => {
  const head = new Uint8Array(PNG)
  new DataView(head.buffer).setUint32(16, 60_000)
  new DataView(head.buffer).setUint32(20, 60_000)
  return new File([head], 'bomb.png', { type: 'image/png' })
}
it.each([
  ['This is not an image', () => new File(['hello'], 'a.txt', { type: 'text/plain' })],
  ['This is not an image', () => new File([], 'empty')],
  ['This is a PDF', () => new File(['%PDF-1.7 …'], 'card.pdf', { type: 'application/pdf' })],
  ['This image is too large', huge],
])('%j is the message for such a file', async (title, file) => {
  const unpack = vi.spyOn(globalThis, 'createImageBitmap')
  open([ours()])
  await choose(file())
  await says(title)
  if (title.endsWith('large')) expect(unpack).not.toHaveBeenCalled()
})

it('an image that this browser cannot decode is reported', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('x')))
  open([ours()])
  await choose()
  await says('This browser cannot open this image')
})

it('an image can be pasted or dropped', async () => {
  const opened = open([ours()])
  const file = new File([PNG], 'shot.png', { type: 'image/png' })
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [file] },
  })
  await act(async () => void document.body.dispatchEvent(paste))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(paste.defaultPrevented).toBe(true)

  const zone = document.querySelector('[data-drop]')
  if (!zone) throw new Error('nowhere to drop')
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [file] },
  })
  await act(async () => void zone.dispatchEvent(drop))
  expect(drop.defaultPrevented).toBe(true)
})

it('a scanner that cannot be loaded is reported, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isThere = false
  const opened = open([], async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { glance: async () => [], study: async () => [ours()] }
  })
  await choose()
  await says('The scanner is not on this phone yet')
  isThere = true
  await choose()
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

it('it shows the emergency number first', () => {
  open([])
  expect(screen.getByRole('link', { name: /^\d+$/ }).getAttribute('href')).toMatch(/^tel:\d+$/)
})

it('it reads a picture that another app has shared, once', async () => {
  const cached = new Map([
    ['/shared-image', new Response(PNG, { headers: { 'Content-Type': 'image/png' } })],
  ])
  vi.stubGlobal('caches', {
    match: async (address: string) => cached.get(address),
    delete: async () => cached.clear(),
  })
  const opened = open([ours()], undefined, '/scan?shared=1')
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(cached.size).toBe(0)
})

it.each([
  ['shlink:/eyJ1cmwiOiJodHRwczovL2EifQ', 'A SMART Health Link'],
  ['shc:/5676295952432060346', 'A SMART Health Card'],
  ['HC1:6BF+70790T9WJWG', 'An EU Digital COVID Certificate'],
  ['https://clinic.example/x', 'It is a web link to clinic.example.'],
  ['hello', 'It is plain text.'],
])('%j is named by its kind, and nothing is opened', async (text, words) => {
  const opened = open([text])
  await choose()
  await says(words)
  expect(opened).not.toHaveBeenCalled()
  const isHealthCard = text.startsWith('shc:') || text.startsWith('HC1:')
  if (isHealthCard) expect(document.body.textContent).not.toContain(text.slice(4))
})
