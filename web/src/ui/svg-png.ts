import { saveFile } from './save-file'

const MIN_SIDE_PX = 1000

/**
 * Draws an SVG as PNG with a whole number of pixels per module, so that no edge is blurred. It fills
 * the paths on a canvas, because the policy would not load the SVG as an image.
 */
async function drawPng(svg: string): Promise<Blob> {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const modules = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const scale = Math.ceil(MIN_SIDE_PX / modules)
  const canvas = document.createElement('canvas')
  canvas.width = modules * scale
  canvas.height = modules * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.scale(scale, scale)
  for (const path of picture.querySelectorAll('path')) {
    pen.fillStyle = path.getAttribute('fill') ?? '#000000'
    pen.fill(new Path2D(path.getAttribute('d') ?? ''))
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture came out'))))
  })
}

export async function savePng(name: string, svg: string): Promise<void> {
  saveFile(name, await drawPng(svg), 'image/png')
}
