import { pixelsOf } from './pixels'

export interface CodeReader<Found = string> {
  /** Quick, because the next picture follows soon. */
  glance(video: HTMLVideoElement): Promise<Found[]>
  /** Finds every code of a picture, each text once, and may be slow. */
  study(picture: ImageBitmap): Promise<Found[]>
}

/** Longest side of a video picture: a code that fills half of it has eight pixels per module. */
const GLANCE_PX = 1280
/** A small code on a scanned sheet needs all pixels. The decoder refuses larger pictures. */
export const STUDY_PX = [1600, 4000]

/** Rejects if our decoder is neither on the device nor can be downloaded. */
export async function openReader(): Promise<CodeReader> {
  const native = await nativeDetector()
  const { decodeQR, decodeQRBatch } = await import('qr/decode.js')

  // Our decoder looks as well, so a detector that fails or finds nothing only costs time.
  const byBrowser = async (picture: ImageBitmapSource) =>
    (await native?.detect(picture).then(textsOf, () => [])) ?? []

  async function glance(video: HTMLVideoElement): Promise<string[]> {
    const seen = await byBrowser(video)
    if (seen.length > 0) return seen
    try {
      return [decodeQR(pixelsOf(video, GLANCE_PX))]
    } catch {
      return [] // the decoder throws if there is no code
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

export const STUDY_MS = 4_000

interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

async function nativeDetector(): Promise<Detector | undefined> {
  // TypeScript's library, Safari, Firefox and some Chromiums lack it.
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    if (BarcodeDetector && formats.includes('qr_code')) {
      return new BarcodeDetector({ formats: ['qr_code'] })
    }
  } catch {
    // The detector exists and does not work, so only our decoder is used.
  }
  return undefined
}

const textsOf = (found: { rawValue: string }[]) => unique(found.map(({ rawValue }) => rawValue))
const unique = (texts: string[]): string[] => [...new Set(texts)].filter(text => text !== '')
