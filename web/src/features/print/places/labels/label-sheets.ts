/**
 * Published measures of one sheet differ by up to 3 mm at its last row. Each entry has all published measures
 * (gLabels, LibreOffice, the guides for Inkscape, makers' templates), and prints use only the area inside all
 * of them. In mm from the paper's top left corner.
 */
import type { PaperName } from '../../print-forms'

/** The pitch is the distance from one label to the next. */
type LabelMeasures = readonly [
  left: number,
  top: number,
  pitchX: number,
  pitchY: number,
  width: number,
  height: number,
]

export interface LabelSheet {
  paper: PaperName
  columns: number
  rows: number
  isRound?: true
  published: readonly LabelMeasures[]
}

const INCH = 25.4
const inches = (...measures: LabelMeasures): LabelMeasures =>
  measures.map(each => each * INCH) as unknown as LabelMeasures // same length as Measures
const points = (...measures: LabelMeasures): LabelMeasures =>
  measures.map(each => (each / 72) * INCH) as unknown as LabelMeasures // same length as Measures

export const LABEL_SHEETS = {
  L7160: {
    paper: 'a4',
    columns: 3,
    rows: 7,
    published: [
      [7.2, 15.15, 66.04, 38.1, 63.5, 38.1],
      [7.25, 15.15, 66, 38.1, 63.5, 38.1],
      points(21.2, 43.9, 187.2, 108, 181.4, 108),
    ],
  },
  L7163: {
    paper: 'a4',
    columns: 2,
    rows: 7,
    published: [
      [4.67, 15.15, 101.6, 38.1, 99.06, 38.1],
      [4.65, 15.15, 101.6, 38.1, 99.1, 38.1],
      points(9.5, 43, 292, 108, 280.9, 108),
    ],
  },
  L7164: {
    paper: 'a4',
    columns: 3,
    rows: 4,
    published: [
      [7.21, 4.57, 66.04, 71.97, 63.5, 71.97],
      [7.25, 4.5, 66, 72, 63.5, 72],
      points(20.84, 10, 187.08, 204.038, 180, 204.038),
    ],
  },
  L7165: {
    paper: 'a4',
    columns: 2,
    rows: 4,
    published: [
      [4.67, 13.04, 101.6, 67.73, 99.06, 67.73],
      [4.65, 13.1, 101.6, 67.7, 99.1, 67.7],
      points(13.2378, 36.9638, 288.113, 191.991, 280.8, 191.991),
    ],
  },
  L7169: {
    paper: 'a4',
    columns: 2,
    rows: 2,
    published: [
      [4.63, 9.5, 101.64, 139, 99.1, 139],
      [4.65, 9.5, 101.6, 139, 99.1, 139],
      points(14.2, 20, 287.7, 394, 280.9, 394),
    ],
  },
  5160: {
    paper: 'letter',
    columns: 3,
    rows: 10,
    published: [
      inches(0.15625, 0.5, 2.78125, 1, 2.625, 1),
      inches(0.1875, 0.5, 2.75, 1, 2.625, 1),
      [4.8, 12.7, 69.8, 25.4, 66.7, 25.4],
    ],
  },
  5163: {
    paper: 'letter',
    columns: 2,
    rows: 5,
    published: [
      inches(0.1625, 0.5, 4.1875, 2, 4, 2),
      inches(0.15625, 0.5, 4.1875, 2, 4, 2),
      [4, 12.7, 106.4, 50.8, 101.6, 50.8],
    ],
  },
  5164: {
    paper: 'letter',
    columns: 2,
    rows: 3,
    published: [
      inches(0.15625, 0.5, 4.1875, 3.333333, 4, 3.333333),
      inches(0.148, 0.5, 4.2031, 3.33, 4, 3.33),
    ],
  },
  5371: {
    paper: 'letter',
    columns: 2,
    rows: 5,
    published: [inches(0.75, 0.5, 3.5, 2, 3.5, 2)],
  },
  5395: {
    paper: 'letter',
    columns: 2,
    rows: 4,
    published: [inches(0.6875, 0.583333, 3.75, 2.5, 3.375, 2.333333)],
  },
  5293: {
    paper: 'letter',
    columns: 4,
    rows: 6,
    isRound: true,
    published: [inches(0.4157, 0.549, 2.0145, 1.6554, 1.625, 1.625)],
  },
  5294: {
    paper: 'letter',
    columns: 3,
    rows: 4,
    isRound: true,
    published: [
      inches(0.21, 0.425, 2.75, 2.515, 2.5, 2.5),
      inches(0.25, 0.40625, 2.75, 2.5625, 2.5, 2.5),
    ],
  },
} as const satisfies Record<string, LabelSheet>

export type SheetNumber = `${keyof typeof LABEL_SHEETS}`
