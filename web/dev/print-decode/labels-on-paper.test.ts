import { capsuleRoom, codeLink, MIN_MODULE_MM, type QrCode, shrinkCapsule } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { depth } from '../../../sync-protocol/dev/test-depth'
import { rasterise } from '../../e2e/harness/print'
import { readQrCodes } from '../../e2e/harness/qr-codes'
import { drawingsToPdf } from '../../src/features/print/drawing/pdf'
import {
  codeOfSheet,
  placesIn,
  safeBoxes,
} from '../../src/features/print/places/labels/label-layout'
import { LABEL_SHEETS, type LabelSheet } from '../../src/features/print/places/labels/label-sheets'
import { PAPERS } from '../../src/features/print/print-forms'
import { drawCodeOf } from '../../src/features/print/printed-code'
import { FULL_CAPSULE, markOf, ORIGIN, TOKEN } from './paper'

const code = { token: TOKEN, capsule: FULL_CAPSULE, qrColor: '#000000' } as QrCode // drawing needs no more

const all: [string, LabelSheet][] = Object.entries(LABEL_SHEETS)
// Each of the two papers once.
const sheets = depth(
  all.filter(([name]) => name === '5160' || name === 'L7160'),
  all,
)

it.each(sheets)('every code on a sheet of %s can be read at 300 dpi', async (_, sheet) => {
  const size = codeOfSheet(sheet)
  if (!size) throw new Error('no room for a code')
  const { svg } = drawCodeOf(code, ORIGIN, true, size)
  const { digits } = shrinkCapsule(FULL_CAPSULE, capsuleRoom(ORIGIN, size.version))
  const link = codeLink(ORIGIN, TOKEN, digits)
  const boxes = safeBoxes(sheet)
  const marks = boxes.map(box => {
    const { code: square } = placesIn(box, size.codeSideMm, sheet.isRound)
    return markOf(svg, size.codeSideMm, square.x, square.y)
  })
  const paper = PAPERS[sheet.paper]
  const pdf = await drawingsToPdf('Labels', [
    { ...paper, drawing: { ...paper, marks }, at: { x: 0, y: 0 } },
  ])
  const [printed] = await rasterise(new Uint8Array(await pdf.arrayBuffer()))
  if (!printed) throw new Error('nothing was printed')
  const read = await readQrCodes(printed)
  expect(read).toHaveLength(boxes.length)
  for (const each of read) {
    expect(each).toMatchObject({ zxing: link, jsqr: link })
    expect(each.moduleMm).toBeGreaterThanOrEqual(MIN_MODULE_MM - 0.005)
  }
})
