/** Values that the picture does not show are left out, because nothing is estimated. */
import { makeSymbol, type QrSymbol } from 'sync-protocol/qr'
import { type Corners, projectionOnto } from './projection'

export interface CodeMeasures {
  /** Pixels of the picture per square of the code. */
  modulePx: number
  /** `misread` is the number of squares that error correction had to repair. */
  squares: number
  misread?: number
  /** Ratio of light to dark squares as WCAG counts it, from 1 to 21. */
  contrast: number
  /** Light squares around the code, up to four, on its narrowest side. */
  quietZone?: number
}

export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** The squares before error correction: true is dark. */
export interface Grid {
  size: number
  isDark(row: number, column: number): boolean
}

const QUIET_ZONE = 4
/** Share of a ring's samples that must be light, so that dust does not count as print. */
const LIGHT_SHARE = 0.9

export function measure(text: string, pixels: Pixels, corners: Corners, grid: Grid): CodeMeasures {
  const { size } = grid
  const squares = size * size
  const at = projectionOnto(corners)
  const luminanceAt = (row: number, column: number) => {
    const { x, y } = at((column + 0.5) / size, (row + 0.5) / size)
    return luminanceOf(pixels, x, y)
  }

  const shades = { dark: [] as number[], light: [] as number[] }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const luminance = luminanceAt(row, column)
      if (luminance === undefined) continue
      shades[grid.isDark(row, column) ? 'dark' : 'light'].push(luminance)
    }
  }
  const [dark, light] = [meanOf(shades.dark), meanOf(shades.light)]
  const middle = (dark + light) / 2
  const quietZone = quietZoneOf(size, (row, column) => {
    const luminance = luminanceAt(row, column)
    return luminance === undefined ? undefined : luminance > middle
  })
  const printed = printedAs(text, size)
  return {
    modulePx: sideOf(corners) / size,
    squares,
    ...(printed && { misread: differences(printed, grid) }),
    contrast: (light + 0.05) / (dark + 0.05),
    ...(quietZone !== undefined && { quietZone }),
  }
}

/** Returns undefined if our app does not print such a symbol. */
function printedAs(text: string, size: number): QrSymbol | undefined {
  return (['M', 'Q'] as const)
    .map(level => makeSymbol(text, level))
    .find(symbol => symbol.size === size)
}

function differences(printed: QrSymbol, seen: Grid): number {
  let count = 0
  for (let row = 0; row < printed.size; row++) {
    for (let column = 0; column < printed.size; column++) {
      if (printed.isDark(row, column) !== seen.isDark(row, column)) count += 1
    }
  }
  return count
}

/** Returns undefined if one side is outside the picture. */
function quietZoneOf(
  size: number,
  isLight: (row: number, column: number) => boolean | undefined,
): number | undefined {
  const along = Array.from({ length: size }, (_, at) => at)
  const sides: ((ring: number, at: number) => boolean | undefined)[] = [
    (ring, at) => isLight(-ring, at),
    (ring, at) => isLight(size - 1 + ring, at),
    (ring, at) => isLight(at, -ring),
    (ring, at) => isLight(at, size - 1 + ring),
  ]
  let fewest = QUIET_ZONE
  for (const side of sides) {
    for (let ring = 1; ring <= QUIET_ZONE; ring++) {
      const samples = along.map(at => side(ring, at))
      if (samples.includes(undefined)) return undefined
      const lightShare = samples.filter(Boolean).length / size
      if (lightShare < LIGHT_SHARE) {
        fewest = Math.min(fewest, ring - 1)
        break
      }
    }
  }
  return fewest
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function sideOf([a, b, c, d]: Corners): number {
  const pairs = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ] as const
  return meanOf(pairs.map(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y)))
}

function luminanceOf({ width, height, data }: Pixels, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (!(column >= 0 && row >= 0 && column < width && row < height)) return undefined
  const at = (row * width + column) * 4
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
