import type { Locator } from '@playwright/test'

/** A file for a file input. */
export interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An old Word file by its signature. The rest is arbitrary. */
export const WORD_DOCUMENT = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('WordDocument', 'utf16le'),
  Buffer.from('Do not resuscitate. '.repeat(200)),
])

const PDF = 'application/pdf'

/** A PDF page with a script that runs when it opens. */
export const pdfWithScript = (words: string): Chosen => {
  const text = `BT /F1 24 Tf 20 100 Td (${words}) Tj ET`
  const body = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(this.dirty = true)>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`
  return { name: 'order.pdf', mimeType: PDF, buffer: Buffer.from(body, 'latin1') }
}

export const renamedProgram: Chosen = {
  name: 'order.pdf',
  mimeType: PDF,
  buffer: Buffer.from('MZ\x90\0\x03\0\0\0 This program cannot be run in DOS mode', 'latin1'),
}

/** The header of a PNG with `edge` × `edge` pixels. No program should read beyond it. */
export function bombOf(edge: number): Chosen {
  const buffer = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________\x01\0\0\0\0____', 'latin1')
  buffer.writeUInt32BE(edge, 16)
  buffer.writeUInt32BE(edge, 20)
  return { name: 'bomb.png', mimeType: 'image/png', buffer }
}

/** EXIF with one entry, orientation 6: the picture has to be rotated right by 90 degrees. */
const TURNED = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from(
    'Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  ),
])

/**
 * A photograph on its side, as a camera held upright stores it. Red is on the left and belongs on top.
 * `noisy` makes it several megabytes large.
 */
export async function turnedPhoto(input: Locator, { noisy = false } = {}): Promise<Chosen> {
  const base64 = await input.evaluate(async (_, isNoisy) => {
    const canvas = document.createElement('canvas')
    canvas.width = isNoisy ? 4000 : 600
    canvas.height = isNoisy ? 3000 : 400
    const { width, height } = canvas
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const image = context.createImageData(width, height)
    const random = new Uint8Array(65_536)
    for (let at = 0; at < image.data.length; at += 4) {
      if (at % 65_536 === 0) crypto.getRandomValues(random)
      const noise = isNoisy ? (random[at % 65_536] ?? 0) >> 1 : 0
      const isLeft = (at / 4) % width < width / 2
      image.data[at] = isLeft ? 255 - noise : noise
      image.data[at + 2] = isLeft ? noise : 255 - noise
      image.data[at + 3] = 255
    }
    context.putImageData(image, 0, 0)
    const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.95))
    const address = await new Promise<string>(done => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result))
      if (blob) reader.readAsDataURL(blob)
    })
    return address.slice(address.indexOf(',') + 1)
  }, noisy)
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)])
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}
