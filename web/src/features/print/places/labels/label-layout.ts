/** The boxes for code and words are inside every published box, with a margin, in mm. */
import { MIN_MODULE_MM, PRINT_VERSIONS } from 'sync-protocol/qr'
import type { LabelSheet } from './label-sheets'

/** Printers do not position a sheet more precisely than this. */
export const SPARE_MM = 1

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface LabelPlaces {
  code: Box
  /** A round label has two boxes, above and below the code. */
  words: Box[]
}

/** A larger code would leave too little space for the words, and labels are scanned from nearby. */
const LARGEST_CODE_MM = 62
const GAP_MM = 1.5
const QUIET_MODULES = 8
const LEAST_WORDS_MM = 24

const modulesOf = (version: number) => 17 + 4 * version + QUIET_MODULES

/**
 * Returns the areas inside every published box of the labels, row by row. A round label has its bounding
 * square.
 */
export function safeBoxes(sheet: LabelSheet): Box[] {
  const places = Array.from({ length: sheet.columns * sheet.rows }, (_, at) => [
    at % sheet.columns,
    Math.floor(at / sheet.columns),
  ])
  return places.map(([column = 0, row = 0]) => {
    const boxes = sheet.published.map(([left, top, pitchX, pitchY, width, height]) => ({
      x: left + column * pitchX,
      y: top + row * pitchY,
      width,
      height,
    }))
    return sheet.isRound ? roundInside(boxes) : rectangleInside(boxes)
  })
}

function rectangleInside(boxes: readonly Box[]): Box {
  const x = Math.max(...boxes.map(box => box.x)) + SPARE_MM
  const y = Math.max(...boxes.map(box => box.y)) + SPARE_MM
  const right = Math.min(...boxes.map(box => box.x + box.width)) - SPARE_MM
  const bottom = Math.min(...boxes.map(box => box.y + box.height)) - SPARE_MM
  return { x, y, width: right - x, height: bottom - y }
}

function roundInside(boxes: readonly Box[]): Box {
  const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
  const mean = (axis: 0 | 1) =>
    middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length
  const [midX, midY] = [mean(0), mean(1)]
  const radius =
    Math.min(
      ...boxes.map(({ width }, at) => {
        const [x = midX, y = midY] = middles[at] ?? []
        return width / 2 - Math.hypot(x - midX, y - midY)
      }),
    ) - SPARE_MM
  return { x: midX - radius, y: midY - radius, width: 2 * radius, height: 2 * radius }
}

interface LabelCode {
  codeSideMm: number
  version: number
}

/** Returns undefined if even a sticker's code would have modules too narrow to scan. */
export function codeOfSheet(sheet: LabelSheet): LabelCode | undefined {
  const boxes = safeBoxes(sheet)
  const width = Math.min(...boxes.map(box => box.width))
  const height = Math.min(...boxes.map(box => box.height))
  const side = Math.min(
    LARGEST_CODE_MM,
    sheet.isRound
      ? roundCodeSide(width)
      : Math.max(
          Math.min(height, width - GAP_MM - LEAST_WORDS_MM),
          Math.min(width, height - GAP_MM - LEAST_WORDS_MM / 2),
        ),
  )
  const codeSideMm = Math.floor(side * 10) / 10
  const version = [PRINT_VERSIONS.card, PRINT_VERSIONS.sticker].find(
    each => codeSideMm / modulesOf(each) >= MIN_MODULE_MM,
  )
  return version && { codeSideMm, version }
}

const roundCodeSide = (diameter: number) => diameter * 0.62

export function placesIn(box: Box, codeSideMm: number, isRound = false): LabelPlaces {
  const { x, y, width, height } = box
  const codeAt = (dx: number, dy: number): Box => ({
    x: x + dx,
    y: y + dy,
    width: codeSideMm,
    height: codeSideMm,
  })
  if (isRound) return roundPlaces(box, codeSideMm)
  const beside = width - codeSideMm - GAP_MM
  if (beside >= LEAST_WORDS_MM) {
    // Long lines next to a small code are hard to read.
    const wordsWidth = Math.min(beside, codeSideMm * 1.6)
    const start = (width - codeSideMm - GAP_MM - wordsWidth) / 2
    const code = codeAt(start, (height - codeSideMm) / 2)
    const words = { x: code.x + codeSideMm + GAP_MM, y, width: wordsWidth, height }
    return { code, words: [words] }
  }
  const below = Math.min(height - codeSideMm - GAP_MM, codeSideMm * 0.5)
  const code = codeAt((width - codeSideMm) / 2, (height - codeSideMm - GAP_MM - below) / 2)
  return { code, words: [{ x, y: code.y + codeSideMm + GAP_MM, width, height: below }] }
}

function roundPlaces({ x, y, width }: Box, side: number): LabelPlaces {
  const radius = width / 2
  // Within this height from the code, the circle is wide enough for the words.
  const height = (radius - side / 2) * 0.72
  const half = Math.sqrt(radius ** 2 - (side / 2 + height) ** 2)
  const [midX, midY] = [x + radius, y + radius]
  const words = (top: number): Box => ({ x: midX - half, y: top, width: 2 * half, height })
  return {
    code: { x: midX - side / 2, y: midY - side / 2, width: side, height: side },
    words: [words(midY - side / 2 - height), words(midY + side / 2)],
  }
}
