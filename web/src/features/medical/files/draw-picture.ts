import type { Draw } from './fit-picture'

const QUALITY = 0.85

/** Drawing on a canvas removes the camera's metadata (time and location) and applies its rotation. */
export const drawPicture: Draw = async (bytes, to) => {
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    const { width, height } = to(picture)
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff' // JPEG has no transparency
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return await packed(canvas)
  } finally {
    picture.close()
  }
}

async function packed(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>(resolve =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  if (!blob) throw new Error('the canvas gave nothing')
  return blob.arrayBuffer()
}
