import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { type Position, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Bitmap } from './print'

/** A QR code as two independent readers read it; null if a reader could not. */
export interface ReadCode {
  zxing: string | null
  jsqr: string | null
  version: number
  errorCorrection: string
  /** Side of the code in mm on paper, without the quiet zone. At 300 dpi it is accurate to 0.2 mm. */
  sideMm: number
  moduleMm: number
}

// By default zxing-wasm downloads its program from another server.
const wasm = readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
)
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Every QR code in the bitmap, from top to bottom. A code that only jsQR can read is missing. */
export async function readQrCodes(bitmap: Bitmap): Promise<ReadCode[]> {
  const { width, height, rgba } = bitmap
  const image = { data: rgba, width, height, colorSpace: 'srgb' as const }
  const found = await readBarcodes(image, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false, // some responders' scanners do not
    maxNumberOfSymbols: 255,
    returnErrors: true,
  })
  return found
    .toSorted((a, b) => a.position.topLeft.y - b.position.topLeft.y)
    .map(({ position, text, isValid, version, ecLevel }) => {
      const sideMm = (sidePixels(position) / bitmap.dotsPerInch) * 25.4
      const modules = 17 + 4 * Number(version)
      return {
        zxing: isValid ? text : null,
        jsqr: readWithJsQr(cut(bitmap, position)),
        version: Number(version),
        errorCorrection: ecLevel,
        sideMm,
        moduleMm: sideMm / modules,
      }
    })
}

function readWithJsQr({ rgba, width, height }: Bitmap): string | null {
  return jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}

function sidePixels({ topLeft, topRight }: Position): number {
  return Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y)
}

/** The code with a margin, as a person's camera sees it. */
function cut(bitmap: Bitmap, position: Position): Bitmap {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
  const margin = sidePixels(position) / 4
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const right = Math.min(bitmap.width, Math.ceil(Math.max(...xs) + margin))
  const bottom = Math.min(bitmap.height, Math.ceil(Math.max(...ys) + margin))

  const width = right - left
  const height = bottom - top
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * bitmap.width + left) * 4
    rgba.set(bitmap.rgba.subarray(from, from + width * 4), row * width * 4)
  }
  return { width, height, rgba, dotsPerInch: bitmap.dotsPerInch }
}
