import type { DecodeOpts } from 'qr/decode.js'
import { type CodeReader, STUDY_MS, STUDY_PX } from '../reader/code-reader'
import { pixelsOf } from '../reader/pixels'
import { type CodeMeasures, type Grid, measure, type Pixels } from './measure'
import type { Corners } from './projection'

export interface Reading {
  text: string
  measures: CodeMeasures
  pace?: { pictures: number; ms: number }
}

/** A camera's own resolution, because shrinking would change the measures. */
const CAMERA_PX = 1920

/**
 * Uses our own decoder even if the browser has one, so that measures are comparable between phones. One
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
      return undefined // the decoder throws if there is no code
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

function gridOf({ width, data }: Pixels): Grid {
  return { size: width, isDark: (row, column) => data[(row * width + column) * 4] === 0 }
}
