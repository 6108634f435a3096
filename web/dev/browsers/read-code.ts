import sharp from 'sharp'
import { readQrCodes } from '../../e2e/harness/qr-codes'

export async function readCode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const rgba = new Uint8ClampedArray(data)
  const bitmap = { width: info.width, height: info.height, rgba, dotsPerInch: 96 }
  const [code] = await readQrCodes(bitmap)
  return code?.zxing ?? undefined
}
