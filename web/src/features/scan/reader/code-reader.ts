/**
 * Reads QR codes out of pictures: with the browser's own detector where it has one, and with ours,
 * which is loaded when it is first wanted and kept on the device like every other part of the app.
 */
import { pixelsOf } from './pixels'

/** What is found is a text, or more than that. */
export interface CodeReader<Found = string> {
  /** What a moving picture holds now: quickly, for there is another one in a moment. */
  glance(video: HTMLVideoElement): Promise<Found[]>
  /** Every code of a still picture, each text once, however long it takes. */
  study(picture: ImageBitmap): Promise<Found[]>
}

/** Longest side of what is looked at: a code that fills half of it has eight pixels a module. */
const GLANCE_PX = 1280
/** A small code on a scanned sheet needs them all; beyond this the decoder refuses. */
export const STUDY_PX = [1600, 4000]

/** Rejects where our decoder is needed and neither on the device nor to be had. */
export async function openReader(): Promise<CodeReader> {
  const native = await nativeDetector()
  const { decodeQR, decodeQRBatch } = await import('qr/decode.js')

  // One that fails, or sees nothing, costs only its time: ours looks as well.
  const byBrowser = async (picture: ImageBitmapSource) =>
    (await native?.detect(picture).then(textsOf, () => [])) ?? []

  async function glance(video: HTMLVideoElement): Promise<string[]> {
    const seen = await byBrowser(video)
    if (seen.length > 0) return seen
    try {
      return [decodeQR(pixelsOf(video, GLANCE_PX))]
    } catch {
      return [] // its way of saying that there is none
    }
  }

  async function study(picture: ImageBitmap): Promise<string[]> {
    const seen = await byBrowser(picture)
    if (seen.length > 0) return seen
    for (const maxSide of STUDY_PX) {
      const effort = { effort: Infinity, timeLimit: STUDY_MS }
      const [found = []] = await decodeQRBatch([pixelsOf(picture, maxSide)], effort)
      const texts = unique(found.filter(text => typeof text === 'string'))
      if (texts.length > 0 || maxSide >= Math.max(picture.width, picture.height)) return texts
    }
    return []
  }

  return { glance, study }
}

/** What the decoder's guesses on one still picture may take; a code that can be read is read sooner. */
export const STUDY_MS = 4_000

interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

async function nativeDetector(): Promise<Detector | undefined> {
  // Not in TypeScript's library: Safari and Firefox lack it, and so do some Chromiums.
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    if (BarcodeDetector && formats.includes('qr_code')) {
      return new BarcodeDetector({ formats: ['qr_code'] })
    }
  } catch {
    // It is there and does not work: ours does.
  }
  return undefined
}

const textsOf = (found: { rawValue: string }[]) => unique(found.map(({ rawValue }) => rawValue))
const unique = (texts: string[]): string[] => [...new Set(texts)].filter(text => text !== '')
