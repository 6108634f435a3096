import { expect, it, vi } from 'vitest'
import { drawnCode } from '../../../../dev/test/drawn-code'
import { pixelsOf } from '../reader/pixels'
import { openMeasuringReader } from './measuring-reader'

// There is no canvas here, so tests pass the pixels themselves.
vi.mock('../reader/pixels', () => ({ pixelsOf: vi.fn() }))

const LINK = 'https://lifetag.example/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ#1234567890'
const seen = (pixels: { width: number; height: number; data: Uint8ClampedArray }) =>
  vi.mocked(pixelsOf).mockReturnValue(pixels as ImageData) // the fields that a decoder reads
const blank = { width: 300, height: 300, data: new Uint8ClampedArray(300 * 300 * 4).fill(255) }

it('a sharp code has the measures with which it was drawn', async () => {
  const code = drawnCode(LINK, { modulePx: 6, dark: 60, light: 250 })
  seen(code)
  const reader = await openMeasuringReader()
  const [reading] = await reader.study({ width: code.width } as ImageBitmap)
  expect(reading).toEqual({
    text: LINK,
    measures: {
      modulePx: expect.closeTo(6, 0),
      squares: code.squares,
      misread: 0,
      contrast: expect.closeTo(10.6, 0),
      quietZone: 4,
    },
  })
})

it('the measures of a shrunk picture refer to its original size', async () => {
  const code = drawnCode(LINK, { modulePx: 4 })
  seen(code)
  const reader = await openMeasuringReader()
  const [reading] = await reader.study({ width: code.width * 3 } as ImageBitmap)
  expect(reading?.measures.modulePx).toBeCloseTo(12, 0)
})

it('damage that error correction hides is counted', async () => {
  const code = drawnCode(LINK)
  // A scratch, six squares long, through the middle.
  for (let y = 0; y < 6; y++) {
    const from = ((code.height / 2 + y) * code.width + 60) * 4
    code.data.fill(0, from, from + 36 * 4)
    for (let x = 0; x < 36; x++) code.data[from + x * 4 + 3] = 255
  }
  seen(code)
  const [reading] = await (await openMeasuringReader()).study({ width: code.width } as ImageBitmap)
  expect(reading?.text).toBe(LINK)
  expect(reading?.measures.misread).toBeGreaterThan(0)
  expect(reading?.measures.misread).toBeLessThanOrEqual(14)
})

it('a try counts its pictures and its time from the first picture', async () => {
  let nowMs = 1_000
  const reader = await openMeasuringReader(() => nowMs)
  const video = { videoWidth: 300 } as HTMLVideoElement
  seen(blank)
  expect(await reader.glance(video)).toEqual([])
  nowMs += 250
  expect(await reader.glance(video)).toEqual([])
  nowMs += 500
  seen(drawnCode(LINK))
  expect((await reader.glance(video))[0]?.pace).toEqual({ pictures: 3, ms: 750 })
})
