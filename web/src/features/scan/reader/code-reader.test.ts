import { afterEach, expect, it, vi } from 'vitest'
import { beside, drawnCode } from '../../../../dev/test/drawn-code'
import { openReader } from './code-reader'
import { pixelsOf } from './pixels'

// A canvas is the browser's: here the picture is its pixels already.
vi.mock('./pixels', () => ({ pixelsOf: vi.fn() }))

const LINK = 'https://lifetag.example/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ#1234567890'
const OTHER = 'https://other.example/'

/** Everything that is looked at shows this. */
function looksAt(pixels: { width: number; height: number; data: Uint8ClampedArray }) {
  vi.mocked(pixelsOf).mockReturnValue(pixels as ImageData) // all of it that a decoder reads
}
const picture = { width: 1000, height: 1000 } as ImageBitmap
const video = {} as HTMLVideoElement

function browserReads(detect: () => Promise<{ rawValue: string }[]>, formats = ['qr_code']) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = detect
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(pixelsOf).mockReset()
})

it('our decoder reads where the browser has none, moving and still', async () => {
  looksAt(drawnCode(LINK))
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([LINK])
  expect(await reader.study(picture)).toEqual([LINK])
})

it('a picture without a code has none', async () => {
  looksAt({ width: 300, height: 300, data: new Uint8ClampedArray(300 * 300 * 4).fill(255) })
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([])
  expect(await reader.study(picture)).toEqual([])
})

it('every code of a still picture is found, each once', async () => {
  looksAt(beside(drawnCode(LINK), drawnCode(OTHER)))
  const reader = await openReader()
  expect((await reader.study(picture)).toSorted()).toEqual([LINK, OTHER])
  looksAt(beside(drawnCode(LINK), drawnCode(LINK)))
  expect(await reader.study(picture)).toEqual([LINK])
})

it('the browser’s own detector is believed where it sees something', async () => {
  browserReads(async () => [{ rawValue: OTHER }, { rawValue: OTHER }, { rawValue: '' }])
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([OTHER])
  expect(await reader.study(picture)).toEqual([OTHER])
  expect(pixelsOf).not.toHaveBeenCalled()
})

it.each([
  ['sees nothing', async () => []],
  ['fails', () => Promise.reject(new DOMException('service unavailable'))],
])('ours looks as well where the browser’s %s', async (_, detect) => {
  browserReads(detect)
  looksAt(drawnCode(LINK))
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([LINK])
  expect(await reader.study(picture)).toEqual([LINK])
})

it('a detector that knows no QR codes is not asked', async () => {
  browserReads(() => Promise.reject(new Error('asked')), ['ean_13'])
  looksAt(drawnCode(LINK))
  expect(await (await openReader()).glance(video)).toEqual([LINK])
})
