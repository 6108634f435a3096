let canvas: HTMLCanvasElement | undefined

export function pixelsOf(picture: HTMLVideoElement | ImageBitmap, maxSide: number): ImageData {
  const [fullWidth, fullHeight] =
    'videoWidth' in picture
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height]
  const scale = Math.min(1, maxSide / Math.max(fullWidth, fullHeight))
  const width = Math.max(1, Math.round(fullWidth * scale))
  const height = Math.max(1, Math.round(fullHeight * scale))

  canvas ??= document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff' // behind transparent areas of a screenshot or logo
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
