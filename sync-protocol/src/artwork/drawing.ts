/**
 * The shapes are filled and in millimetres, with y downwards from the corner of the bleed. SVG and PDF are
 * written from the same drawing, which needs no font.
 */
export type Segment =
  | { to: 'M' | 'L'; at: readonly number[] }
  | { to: 'C'; at: readonly number[] }
  | { to: 'Z' }

export interface ArtworkShape {
  fill: string
  segments: readonly Segment[]
}

export interface Artwork {
  title: string
  /** Including the bleed. */
  widthMm: number
  heightMm: number
  bleedMm: number
  shapes: readonly ArtworkShape[]
}

export function rectangle(x: number, y: number, width: number, height: number): Segment[] {
  return [
    { to: 'M', at: [x, y] },
    { to: 'L', at: [x + width, y] },
    { to: 'L', at: [x + width, y + height] },
    { to: 'L', at: [x, y + height] },
    { to: 'Z' },
  ]
}

/** The outline consists of `M`, `L`, `C` and `Z` alone. */
export function placeOutline(path: string, scale: number, x: number, y: number): Segment[] {
  return [...path.matchAll(/([MLC])([^MLCZ]*)|Z/g)].map(([, letter, numbers = '']): Segment => {
    if (letter !== 'M' && letter !== 'L' && letter !== 'C') return { to: 'Z' }
    const at = numbers
      .trim()
      .split(/\s+/)
      .map((number, index) => Number(number) * scale + (index % 2 === 0 ? x : y))
    return { to: letter, at }
  })
}

export const millimetres = (value: number): string => String(Math.round(value * 1_000) / 1_000)
