import { type Artwork, millimetres, type Segment } from './drawing'

/** `cut`: the finished product, without the part that is cut off. */
export function drawingToSvg(
  { title, widthMm, heightMm, bleedMm, shapes }: Artwork,
  show: 'bleed' | 'cut' = 'bleed',
): string {
  const inset = show === 'cut' ? bleedMm : 0
  const [width, height] = [widthMm - 2 * inset, heightMm - 2 * inset].map(millimetres)
  const paths = shapes.map(({ fill, segments }) => `<path fill="${fill}" d="${pathOf(segments)}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${inset} ${inset} ${width} ${height}" role="img">` +
    `<title>${title}</title><desc>Cut ${bleedMm} mm inside the edge.</desc>${paths.join('')}</svg>`
  )
}

const pathOf = (segments: readonly Segment[]): string =>
  segments
    .map(segment => (segment.to === 'Z' ? 'Z' : segment.to + segment.at.map(millimetres).join(' ')))
    .join('')
