import { codeLink, makeSymbol } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { type Grid, measure, type Pixels } from './measure'
import type { Corners } from './projection'

const TEXT = codeLink('https://lifetag.example', '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ', '1'.repeat(60))
const symbol = makeSymbol(TEXT)
const MODULE_PX = 6

interface Print {
  quiet?: number
  dark?: number
  light?: number
  /** Squares with the wrong color. */
  worn?: readonly (readonly [number, number])[]
}

/** A photograph from straight above. The area outside the white border is as dark as the code. */
function photograph({ quiet = 4, dark = 0, light = 255, worn = [] }: Print = {}) {
  const margin = 6 * MODULE_PX
  const side = symbol.size * MODULE_PX + 2 * margin
  const isWorn = (row: number, column: number) => worn.some(([r, c]) => r === row && c === column)
  const grid: Grid = {
    size: symbol.size,
    isDark: (row, column) => symbol.isDark(row, column) !== isWorn(row, column),
  }
  const pixels: Pixels = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [y, x].map(at => Math.floor((at - margin) / MODULE_PX)) as [
        number,
        number,
      ]
      const outside = Math.max(-row, -column, row - symbol.size + 1, column - symbol.size + 1, 0)
      const isDark = outside > 0 ? outside > quiet : grid.isDark(row, column)
      pixels.data.fill(isDark ? dark : light, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  const far = side - margin
  const corners: Corners = [
    { x: margin, y: margin },
    { x: far, y: margin },
    { x: far, y: far },
    { x: margin, y: far },
  ]
  return { pixels, corners, grid }
}

const measured = (print?: Print) => {
  const { pixels, corners, grid } = photograph(print)
  return measure(TEXT, pixels, corners, grid)
}

it('a sharp black print on white has perfect measures', () => {
  expect(measured()).toEqual({
    modulePx: MODULE_PX,
    squares: symbol.size ** 2,
    misread: 0,
    contrast: 21,
    quietZone: 4,
  })
})

it('every square that error correction repaired is counted', () => {
  const worn = [
    [10, 10],
    [20, 12],
    [21, 12],
  ] as const
  expect(measured({ worn }).misread).toBe(3)
})

it('a pale print has the contrast that WCAG gives its shades', () => {
  expect(measured({ dark: 118, light: 255 }).contrast).toBeCloseTo(4.54, 1)
})

it.each([0, 1, 2, 3])('a white border of %i squares is measured as too narrow', quiet => {
  expect(measured({ quiet }).quietZone).toBe(quiet)
})

it('a border that is partly outside the picture is not measured', () => {
  const { pixels, corners, grid } = photograph()
  const [a, b, c, d] = corners
  const shifted: Corners = [{ ...a, x: -1 }, b, c, { ...d, x: -1 }]
  expect(measure(TEXT, pixels, shifted, grid)).not.toHaveProperty('quietZone')
})

it('misread squares are not counted for a code that our app does not draw', () => {
  const { pixels, corners, grid } = photograph()
  expect(measure(`${TEXT}${'1'.repeat(200)}`, pixels, corners, grid)).not.toHaveProperty('misread')
})
