import type { Page } from '@playwright/test'

/** The pixels of a PNG, decoded by the browser. */
export async function picturePixels(page: Page, png: Buffer) {
  const { width, height, base64 } = await page.evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), character => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    let text = ''
    for (const byte of data) text += String.fromCharCode(byte)
    return { width: bitmap.width, height: bitmap.height, base64: btoa(text) }
  }, png.toString('base64'))
  return { width, height, rgba: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}
