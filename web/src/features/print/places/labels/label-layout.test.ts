import { MIN_MODULE_MM } from 'sync-protocol/qr'
import { describe, expect, it } from 'vitest'
import { PAPERS } from '../../print-forms'
import { type Box, codeOfSheet, placesIn, SPARE_MM, safeBoxes } from './label-layout'
import { LABEL_SHEETS, type LabelSheet } from './label-sheets'

const sheets = Object.entries(LABEL_SHEETS).map(([number, sheet]) => ({
  number,
  sheet: sheet as LabelSheet,
}))
const HAIR = 1e-6

const publishedBoxes = ({ published, columns, rows }: LabelSheet): Box[][] =>
  Array.from({ length: columns * rows }, (_, at) =>
    published.map(([left, top, pitchX, pitchY, width, height]) => ({
      x: left + (at % columns) * pitchX,
      y: top + Math.floor(at / columns) * pitchY,
      width,
      height,
    })),
  )

const corners = ({ x, y, width, height }: Box) =>
  [x, x + width].flatMap(cx => [y, y + height].map(cy => [cx, cy] as const))

function spareOf(box: Box, label: Box, isRound: boolean): number {
  if (isRound) {
    const radius = label.width / 2
    const far = corners(box).map(([x, y]) => Math.hypot(x - label.x - radius, y - label.y - radius))
    return radius - Math.max(...far)
  }
  return Math.min(
    box.x - label.x,
    box.y - label.y,
    label.x + label.width - box.x - box.width,
    label.y + label.height - box.y - box.height,
  )
}

describe.each(sheets)('$number', ({ sheet }) => {
  const isRound = sheet.isRound === true
  const code = codeOfSheet(sheet)
  if (!code) throw new Error('no room for a code')
  const labels = safeBoxes(sheet).map(box => placesIn(box, code.codeSideMm, isRound))

  it('code and words are inside every published box with a millimetre to spare', () => {
    const published = publishedBoxes(sheet)
    expect(labels).toHaveLength(published.length)
    for (const [at, { code: square, words }] of labels.entries()) {
      for (const part of [square, ...words]) {
        for (const label of published[at] ?? []) {
          expect(spareOf(part, label, isRound)).toBeGreaterThanOrEqual(SPARE_MM - HAIR)
        }
      }
    }
  })

  it('the words have enough space, and overlap neither the code nor each other', () => {
    for (const { code: square, words } of labels) {
      for (const part of words) {
        expect(part.width).toBeGreaterThan(12)
        expect(part.height).toBeGreaterThan(3)
        const isApart =
          part.x >= square.x + square.width - HAIR ||
          part.y >= square.y + square.height - HAIR ||
          part.y + part.height <= square.y + HAIR
        expect(isApart).toBe(true)
      }
    }
  })

  it('code and words together are in the middle of the label', () => {
    const boxes = safeBoxes(sheet)
    for (const [at, { code: square, words }] of labels.entries()) {
      const box = boxes[at]
      if (!box) throw new Error('a label is missing')
      const all = [square, ...words]
      const middle = (start: 'x' | 'y', length: 'width' | 'height') => {
        const from = Math.min(...all.map(part => part[start]))
        const to = Math.max(...all.map(part => part[start] + part[length]))
        return (from + to) / 2 - (box[start] + box[length] / 2)
      }
      expect(Math.abs(middle('x', 'width'))).toBeLessThan(0.01)
      expect(Math.abs(middle('y', 'height'))).toBeLessThan(0.01)
    }
  })

  it('its modules are wide enough to scan', () => {
    expect(code.codeSideMm / (17 + 4 * code.version + 8)).toBeGreaterThanOrEqual(MIN_MODULE_MM)
  })

  it('every box is on the paper', () => {
    const { widthMm, heightMm } = PAPERS[sheet.paper]
    const paper = { x: 0, y: 0, width: widthMm, height: heightMm }
    for (const box of safeBoxes(sheet)) expect(spareOf(box, paper, false)).toBeGreaterThan(0)
  })
})

it('a sheet whose labels are too small for any code is not offered', () => {
  const L7651: LabelSheet = {
    paper: 'a4',
    columns: 5,
    rows: 13,
    published: [[4.67, 10.9, 40.64, 21.17, 38.1, 21.17]],
  }
  expect(codeOfSheet(L7651)).toBeUndefined()
})
