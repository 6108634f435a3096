import { afterEach, expect, it, vi } from 'vitest'
import { beside, drawnCode } from '../../../../dev/test/drawn-code'
import { openReader } from './code-reader'
import { pixelsOf } from './pixels'

// There is no canvas here, so tests pass the pixels themselves.
vi.mock('./pixels', () => ({ pixelsOf: vi.fn() }))

const LINK = 'https://lifetag.example/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ#1234567890'
const OTHER = 'https://other.example/'

function looksAt(pixels: { width: number; height: number; data: Uint8ClampedArray }) {
  vi.mocked(pixelsOf).mockReturnValue(pixels as ImageData) // the fields that a decoder reads
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

it('our decoder reads videos and pictures if the browser has no detector', async () => {
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

it('every code of a picture is found once', async () => {
  looksAt(beside(drawnCode(LINK), drawnCode(OTHER)))
  const reader = await openReader()
  expect((await reader.study(picture)).toSorted()).toEqual([LINK, OTHER])
  looksAt(beside(drawnCode(LINK), drawnCode(LINK)))
  expect(await reader.study(picture)).toEqual([LINK])
})

it('a result of the browser’s own detector is used', async () => {
  browserReads(async () => [{ rawValue: OTHER }, { rawValue: OTHER }, { rawValue: '' }])
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([OTHER])
  expect(await reader.study(picture)).toEqual([OTHER])
  expect(pixelsOf).not.toHaveBeenCalled()
})

it.each([
  ['sees nothing', async () => []],
  ['fails', () => Promise.reject(new DOMException('service unavailable'))],
])('our decoder looks as well if the browser’s %s', async (_, detect) => {
  browserReads(detect)
  looksAt(drawnCode(LINK))
  const reader = await openReader()
  expect(await reader.glance(video)).toEqual([LINK])
  expect(await reader.study(picture)).toEqual([LINK])
})

it('a detector without QR codes is not used', async () => {
  browserReads(() => Promise.reject(new Error('asked')), ['ean_13'])
  looksAt(drawnCode(LINK))
  expect(await (await openReader()).glance(video)).toEqual([LINK])
})
