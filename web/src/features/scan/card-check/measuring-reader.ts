import type { DecodeOpts } from 'qr/decode.js'
import { type CodeReader, STUDY_MS, STUDY_PX } from '../reader/code-reader'
import { pixelsOf } from '../reader/pixels'
import { type Grid, type Measures, measure, type Pixels } from './measure'
import type { Corners } from './projection'

/** A code, and how it was read. */
export interface Reading {
  text: string
  measures: Measures
  /** Of a camera: how many pictures it took, and how long from the first one. */
  pace?: { pictures: number; ms: number }
}

/** A camera's own resolution: what is measured must not be our doing. */
const CAMERA_PX = 1920

/**
 * Always our own decoder, whatever the browser has: its figures mean the same on every phone. One
 * reader is one try, counted from its first picture.
 */
export async function openMeasuringReader(
  nowMs = () => performance.now(),
): Promise<CodeReader<Reading>> {
  const { decodeQR } = await import('qr/decode.js')
  let pictures = 0
  let beganMs: number | undefined

  function read(pixels: Pixels, zoom: number, opts: DecodeOpts): Reading | undefined {
    let corners: Corners | undefined
    let grid: Grid | undefined
    let text: string
    try {
      text = decodeQR(pixels, {
        ...opts,
        pointsOnDetect: ({ bounds }, result) => {
          if (typeof result === 'string') corners = bounds
        },
        imageOnResult: image => {
          grid = gridOf(image)
        },
      })
    } catch {
      return undefined // its way of saying that there is none
    }
    if (!corners || !grid) return undefined
    const measures = measure(text, pixels, corners, grid)
    return { text, measures: { ...measures, modulePx: measures.modulePx * zoom } }
  }

  return {
    async glance(video) {
      beganMs ??= nowMs()
      pictures += 1
      const pixels = pixelsOf(video, CAMERA_PX)
      const reading = read(pixels, video.videoWidth / pixels.width, {})
      return reading ? [{ ...reading, pace: { pictures, ms: nowMs() - beganMs } }] : []
    },

    async study(picture) {
      for (const maxSide of STUDY_PX) {
        const pixels = pixelsOf(picture, maxSide)
        const effort = { effort: Infinity, timeLimit: STUDY_MS }
        const reading = read(pixels, picture.width / pixels.width, effort)
        if (reading) return [reading]
        if (pixels.width === picture.width) break
      }
      return []
    },
  }
}

/** One pixel a square, black or white. */
function gridOf({ width, data }: Pixels): Grid {
  return { size: width, isDark: (row, column) => data[(row * width + column) * 4] === 0 }
}
