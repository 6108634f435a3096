import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import sharp, { type Sharp } from 'sharp'

type Pixels = { data: Uint8ClampedArray; width: number; height: number }

export async function readPicture(picture: Uint8Array | string): Promise<string | undefined> {
  // Drawings have a size in millimetres, and 300 is in dots per inch.
  const image = Buffer.from(picture)
  // The server refuses to open SVG.
  if (typeof picture === 'string') sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return read(await pixelsOf(sharp(image, { density: 300 })))
}

export async function readPrint(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const page = document.getPage(0)
    const { width, height, data } = await page.render({ scale: 300 / 72, render: 'bitmap' })
    const raw = { width, height, channels: 4 } as const
    const text = read(await pixelsOf(sharp(Buffer.from(data), { raw })))
    const millimetres = (pixels: number) => Math.round((pixels / 300) * 25.4 * 10) / 10
    document.destroy()
    return { text, widthMm: millimetres(width), heightMm: millimetres(height) }
  } finally {
    library.destroy()
  }
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

const read = ({ data, width, height }: Pixels): string | undefined =>
  jsQR(data, width, height)?.data
