import type { EditorForm } from '../print-forms'
import type { PlaceName } from './place-table'

interface Shape {
  width: number
  height: number
  radius?: number
  code: readonly [x: number, y: number, side: number]
  lines?: readonly (readonly [x: number, y: number, width: number])[]
}

const CARD: Shape = {
  width: 40,
  height: 26,
  radius: 3,
  code: [24, 7, 12],
  lines: [
    [4, 8, 16],
    [4, 13, 16],
    [4, 18, 11],
  ],
}
const SHEET: Shape = {
  width: 29,
  height: 40,
  code: [15, 4, 10],
  lines: [
    [4, 6, 8],
    [4, 19, 21],
    [4, 24, 21],
    [4, 29, 21],
    [4, 34, 14],
  ],
}
const LABELS: Shape = { width: 29, height: 40, code: [4, 4, 9], lines: [[16, 8, 9]] }
const SHAPES: Record<EditorForm | PlaceName, Shape> = {
  card: CARD,
  cards: CARD,
  'school-card': CARD,
  travel: {
    width: 29,
    height: 40,
    radius: 2,
    code: [14, 4, 11],
    lines: [
      [4, 20, 21],
      [4, 26, 21],
    ],
  },
  fridge: SHEET,
  'family-sheet': {
    ...SHEET,
    code: [4, 4, 9],
    lines: [
      [16, 8, 9],
      [16, 22, 9],
      [16, 34, 9],
    ],
  },
  wallpaper: { width: 22, height: 40, radius: 4, code: [5, 16, 12] },
  'medical-id': {
    width: 22,
    height: 40,
    radius: 4,
    code: [0, 0, 0],
    lines: [
      [5, 12, 12],
      [5, 18, 12],
      [5, 24, 8],
    ],
  },
  'small-stickers': { width: 32, height: 32, radius: 3, code: [9, 7, 14], lines: [[9, 26, 14]] },
  'large-stickers': { width: 32, height: 32, radius: 3, code: [9, 7, 14], lines: [[9, 26, 14]] },
  labels: LABELS,
  'key-tag': { width: 26, height: 38, radius: 5, code: [6, 14, 14], lines: [[11, 6, 4]] },
  wristband: { width: 40, height: 10, radius: 5, code: [4, 1, 8], lines: [[16, 5, 18]] },
  helmet: { width: 34, height: 34, radius: 17, code: [10, 10, 14] },
  nfc: {
    width: 34,
    height: 34,
    radius: 17,
    code: [0, 0, 0],
    lines: [
      [10, 12, 14],
      [12, 17, 10],
      [14, 22, 6],
    ],
  },
}

const SIDE = 44

/** A sketch of the print. The title next to it says the same. */
export function PlaceThumbnail({ name }: { name: EditorForm | PlaceName }) {
  const { width, height, radius = 1, code, lines = [] } = SHAPES[name]
  const [x, y, side] = code
  const dots = [0, 2, 4].flatMap(row => [0, 2, 4].map(column => [column, row] as const))
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      className="size-12 shrink-0 fill-none stroke-current text-soft"
      aria-hidden
    >
      <g transform={`translate(${(SIDE - width) / 2} ${(SIDE - height) / 2})`}>
        <rect width={width} height={height} rx={radius} className="fill-surface" />
        {lines.map(([left, top, length]) => (
          <path key={`${left} ${top}`} d={`M${left} ${top}h${length}`} strokeWidth={1.5} />
        ))}
        <g className="fill-current stroke-none">
          {side > 0 &&
            dots.map(([column, row]) => (
              <rect
                key={`${column} ${row}`}
                x={x + (column * side) / 5}
                y={y + (row * side) / 5}
                width={side / 5}
                height={side / 5}
              />
            ))}
        </g>
      </g>
    </svg>
  )
}
