import { QR_COLORS } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { readQrCodes } from '../../e2e/harness/qr-codes'
import { FORMS } from '../../src/features/print/print-forms'
import { FULL_LINK, gradeOf, printCodes, type Wanted } from './paper'
import { photograph } from './phone-photo'
import { seededRandom } from './random'
import { readWithZbar } from './zbar'

const SIDES_MM = [...new Set(Object.values(FORMS).map(({ codeSideMm }) => codeSideMm))]
const NAMED: readonly string[] = QR_COLORS.map(({ value }) => value)
/** Another client may choose any colour, such as a pale one or one near a limit. */
const COLORS = [...NAMED, '#000000', '#ffee58', '#cccccc', '#949494', '#767676']

it('all readers read every colour at every size from the printed PDF, unless it was refused', async () => {
  const all = SIDES_MM.flatMap(sideMm => COLORS.map((color): Wanted => ({ color, sideMm })))
  const printable = all.filter(wanted => gradeOf(wanted) !== 'refused')
  const refused = all.filter(wanted => !printable.includes(wanted)).map(({ color }) => color)
  expect([...new Set(refused)].toSorted()).toEqual(['#cccccc', '#ffee58'])

  for (const { code, print } of await printCodes(printable)) {
    const name = `${code.color} at ${code.sideMm} mm`
    const [read, ...more] = await readQrCodes(print)
    expect(more, name).toEqual([])
    expect(read, name).toMatchObject({ zxing: FULL_LINK, jsqr: FULL_LINK, version: 10 })
    const byZbar = readWithZbar(print)
    if (byZbar) expect(byZbar, name).toEqual([FULL_LINK])
  }
})

it('reads a code of 25 mm from everyday photographs at 7.4 pixels a mm', async () => {
  const code = { color: '#DC2626', sideMm: 25 * (65 / 57) }
  const [printed] = await printCodes([code])
  if (!printed) throw new Error('nothing was printed')
  const random = seededRandom(7)
  for (const degrees of [0, 4, 11, -17, 45]) {
    const photo = photograph(
      printed.print,
      { pixelsPerMm: 7.4, degrees, blurPx: 0.6, shade: 0.4, noise: 10 },
      random,
    )
    const [read] = await readQrCodes(photo)
    expect(read?.zxing, `turned by ${degrees}°`).toBe(FULL_LINK)
  }
})
