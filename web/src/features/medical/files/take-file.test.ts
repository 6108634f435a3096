import { FILE_MAX_BYTES, FILE_MESSAGES } from 'sync-protocol/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addRow, closeDevice, openDevice, readFile } from '../../../sync'
import { type Draw, takeFile } from './take-file'

beforeEach(() => {
  openDevice(crypto.randomUUID())
})
afterEach(closeDevice)

const MEGABYTE = 1024 * 1024

function pngOf(width: number, height: number, size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([bytes], 'photo.png')
}
const fileOf = (text: string, name: string, size = 0) =>
  new File([text.padEnd(size, ' ')], name, { type: 'application/pdf' })

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]).buffer
function fakeDraw() {
  const asked: object[] = []
  const draw: Draw = async (bytes, to) => {
    const view = new DataView(bytes)
    asked.push(to({ width: view.getUint32(16), height: view.getUint32(20) }))
    return JPEG
  }
  return { draw, asked }
}

it('a photo of nine megabytes is shrunk before it is stored', async () => {
  const { draw, asked } = fakeDraw()
  const taken = await takeFile(pngOf(4000, 3000, 9 * MEGABYTE), 'picture', draw)
  expect(asked).toEqual([{ width: 2560, height: 1920 }])
  expect(taken).toMatchObject({ ok: true, value: { name: 'photo.png' } })
  const read = await readFile(taken.ok ? taken.value.url : '')
  expect(read).toMatchObject({ ok: true, value: { type: 'image/jpeg' } })
})

it('a photo above the storage limit is shrunk too', async () => {
  const { draw } = fakeDraw()
  const photo = pngOf(8000, 6000, FILE_MAX_BYTES + 1)
  expect(await takeFile(photo, 'document', draw)).toMatchObject({ ok: true })
})

it('a small photo is stored unchanged', async () => {
  const { draw } = fakeDraw()
  const taken = await takeFile(pngOf(600, 400), 'picture', draw)
  const read = await readFile(taken.ok ? taken.value.url : '')
  expect(read).toMatchObject({ ok: true, value: { type: 'image/png' } })
})

it('a PDF is stored unchanged, whatever it contains', async () => {
  const pdf = fileOf('%PDF-1.7 /JavaScript', 'order.pdf')
  const taken = await takeFile(pdf, 'document')
  expect(taken).toMatchObject({ ok: true, value: { name: 'order.pdf' } })
})

it.each([
  ['a bomb of 16,000 × 16,000 dots', pngOf(16_000, 16_000), FILE_MESSAGES.picture_too_large],
  ['a picture without a size', pngOf(0, 0), FILE_MESSAGES.picture_unreadable],
  ['a program with another name', fileOf('MZ', 'order.pdf'), FILE_MESSAGES.unsupported_type],
  [
    'a document of more than 10 MB',
    fileOf('%PDF-1.7', 'long.pdf', FILE_MAX_BYTES + 1),
    FILE_MESSAGES.too_large,
  ],
])('%s is refused with a message, and no stored data is lost', async (_, file, message) => {
  await addRow('profile', { fullName: 'Ada' })
  const never: Draw = () => Promise.reject(new Error('nobody may unpack this'))
  expect(await takeFile(file, 'document', never)).toEqual({ ok: false, failure: message })
})

it('a picture that cannot be decoded is refused', async () => {
  const broken: Draw = () => Promise.reject(new Error('not decodable'))
  const taken = await takeFile(pngOf(600, 400), 'picture', broken)
  expect(taken).toEqual({ ok: false, failure: FILE_MESSAGES.picture_unreadable })
})

it('a document is refused as a photo', async () => {
  const taken = await takeFile(fileOf('%PDF-1.7', 'card.pdf'), 'picture')
  expect(taken).toEqual({ ok: false, failure: FILE_MESSAGES.not_a_picture })
})

it('a listed file that cannot be read, as in a cloud folder, gets a message', async () => {
  const gone = fileOf('%PDF-1.7', 'order.pdf')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await takeFile(gone, 'document')).toEqual({
    ok: false,
    failure: 'This file could not be read. Choose it again',
  })
})

it('a file of gigabytes is refused unread', async () => {
  const film = fileOf('x', 'film.pdf')
  Object.defineProperty(film, 'size', { value: 3_000 * MEGABYTE })
  film.arrayBuffer = () => Promise.reject(new Error('read'))
  expect(await takeFile(film, 'document')).toEqual({ ok: false, failure: FILE_MESSAGES.too_large })
})
