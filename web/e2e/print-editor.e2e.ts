import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { EDITOR_FORMS, PAPERS } from '../src/features/print/print-forms'
import { expect, printSheets, type ReadCode, readQrCodes, test, whenFitted } from './harness'
import { type Bitmap, rasterise, textOfSheets } from './harness/print'
import { servePrints } from './steps/print-preview'

let prints: Awaited<ReturnType<typeof servePrints>>
test.beforeAll(async () => {
  prints = await servePrints()
})
test.afterAll(() => prints.close())

async function openPrint(page: Page, query: Record<string, string>) {
  await page.goto(prints.addressOf(query))
  await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
  await whenFitted(page)
}

async function makeFile(page: Page, format: 'pdf' | 'png' | 'svg'): Promise<Buffer> {
  const made = await page.evaluate(async wanted => {
    // The preview page defines this function, but its types do not reach this file.
    const { makeFile } = window as unknown as { makeFile(format: string): Promise<string> }
    return makeFile(wanted)
  }, format)
  return Buffer.from(made, 'base64')
}

const COUNT = {
  card: 1,
  travel: 1,
  cards: 4,
  'small-stickers': 24,
  'large-stickers': 12,
} as const
const HARD = { card: 'nora', travel: 'longest', cards: 'longest' } as Record<string, string>

/** Each kind of print is tested on both papers, but not every form. */
const PAPER: Record<keyof typeof COUNT, keyof typeof PAPERS> = {
  card: 'a4',
  travel: 'letter',
  cards: 'letter',
  'small-stickers': 'a4',
  'large-stickers': 'letter',
}

for (const form of EDITOR_FORMS) {
  const paper = PAPER[form]
  test(`${form} on ${paper}: its PDF has the true size and can be read, and the browser prints the same in any theme`, {
    tag: form === 'card' ? '@core' : [],
  }, async ({ page }) => {
    const query = { form, paper, person: HARD[form] ?? 'nora', lang: 'de' }
    await openPrint(page, query)
    const pdf = await makeFile(page, 'pdf')
    const [sheet, ...more] = await rasterise(pdf)
    if (!sheet) throw new Error('nothing was printed')
    expect(more).toEqual([])
    expectSize(sheet, paper)
    expectCodes(await readQrCodes(sheet), COUNT[form])

    await page.emulateMedia({ colorScheme: 'dark' })
    await openPrint(page, query)
    expect((await makeFile(page, 'pdf')).equals(pdf)).toBe(true)
    const sheets = await printSheets(page)
    expect(sheets).toHaveLength(1)
    for (const printed of sheets) expectSize(printed, paper)
    expectCodes((await Promise.all(sheets.map(readQrCodes))).flat(), COUNT[form])
  })
}

function expectSize(sheet: Bitmap, paper: keyof typeof PAPERS) {
  const { widthMm, heightMm } = PAPERS[paper]
  expect(Math.abs((sheet.width / 300) * 25.4 - widthMm)).toBeLessThan(0.2)
  expect(Math.abs((sheet.height / 300) * 25.4 - heightMm)).toBeLessThan(0.2)
}

function expectCodes(codes: ReadCode[], count: number) {
  expect(codes.filter(({ zxing }) => zxing?.startsWith('https://lifetag.example/e/'))).toHaveLength(
    count,
  )
  for (const { moduleMm, version } of codes) {
    expect(moduleMm).toBeGreaterThanOrEqual(0.38)
    expect(version).toBeLessThanOrEqual(10)
  }
}

/** Each print with words that a reader searches for, in the order of the paper. */
const SEARCHED: [query: Record<string, string>, words: string[]][] = [
  [
    { form: 'card', person: 'nora', lang: 'de' },
    ['Nora Fjällström-Quispe', 'Schwere Allergien', 'Penicillin', 'Apixaban', '+45 20 98 76 54'],
  ],
  [{ form: 'travel', person: 'oksana', lang: 'ja' }, ['ペニシリン', 'Пеніцилін']],
  [{ form: 'card', person: 'arabic', lang: 'ar' }, ['الحساسية', 'فينوباربيتال']],
  [{ form: 'small-stickers', person: 'nora', lang: 'hi' }, ['स्कैन']],
]

for (const [query, words] of SEARCHED) {
  test(`text in the PDF of ${query.person}’s ${query.form} in ${query.lang} is text`, async ({
    page,
  }) => {
    await openPrint(page, query)
    const [text = ''] = await textOfSheets(await makeFile(page, 'pdf'))
    const said = text.replaceAll(/\s+/g, ' ')
    for (const word of words) expect(said).toContain(word)
  })
}

test('a picture of a card has both sides', async ({ page }) => {
  await openPrint(page, { form: 'card', person: 'nora', lang: 'en' })
  const { width, height } = await sharp(await makeFile(page, 'png')).metadata()
  expect(width / height).toBeCloseTo((2 * 85.6) / 53.98, 1)
})

for (const lang of ['ar', 'hi', 'ja', 'uk', 'de']) {
  test(`in ${lang} no sticker cuts off text`, async ({ page }) => {
    for (const form of ['small-stickers', 'large-stickers']) {
      await openPrint(page, { form, lang, person: 'longest' })
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.sticker, .paper')]
          .filter(
            box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
          )
          .map(box => box.className),
      )
      // Cut marks are outside a sticker on purpose.
      expect(cut.filter(name => name !== 'sticker')).toEqual([])
      const tooTall = await page.evaluate(
        () =>
          [...document.querySelectorAll('.sticker')].filter(sticker => {
            const box = sticker.getBoundingClientRect()
            return [...sticker.querySelectorAll('p, [role=img]')].some(part => {
              const { top, bottom, height } = part.getBoundingClientRect()
              return height > 0 && (top < box.top - 1 || bottom > box.bottom + 1)
            })
          }).length,
      )
      expect(tooTall).toBe(0)
    }
  })
}
