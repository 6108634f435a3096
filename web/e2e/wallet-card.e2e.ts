import { QR_COLORS } from 'sync-protocol/qr'
import { people } from '../dev/wallet-cards/people'
import { expect, printSheets, readQrCodes, test, whenFitted } from './harness'
import { servePrints } from './steps/print-preview'

let prints: Awaited<ReturnType<typeof servePrints>>
test.beforeAll(async () => {
  prints = await servePrints()
})
test.afterAll(() => prints.close())

const LINK = /^https:\/\/lifetag\.example\/e\/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ#1\d+$/
const hard: [person: keyof typeof people, lang: string][] = [
  ['nora', 'en'],
  ['nora', 'uk'],
  ['longest', 'de'],
  ['longest', 'ja'],
  ['arabic', 'ar'],
  ['nobody', 'hi'],
]
for (const [person, lang] of hard) {
  test(`the card of ${person} in ${lang} keeps its size, cuts no word, and can be read from paper`, {
    tag: lang === 'en' ? '@core' : [],
  }, async ({ page }) => {
    await page.goto(prints.addressOf({ person, lang }))
    await expect(page.locator('.wallet-side')).toHaveCount(2)
    await whenFitted(page)
    await page.emulateMedia({ media: 'print' })
    const found = await page.evaluate(() => {
      const mm = (pixels: number) => Math.round((pixels / 96) * 25.4 * 100) / 100
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const letters = all('.wallet-face *').filter(element => element.textContent.trim())
      return {
        sizes: all('.wallet-side').map(side => [mm(side.offsetWidth), mm(side.offsetHeight)]),
        clipped: all('.wallet-face, .wallet-left, .wallet-words')
          .filter(
            box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
          )
          .map(box => box.className),
        smallestPt: Math.min(
          ...letters.map(element => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75),
        ),
      }
    })
    expect(found.clipped).toEqual([])
    expect(found.smallestPt).toBeGreaterThanOrEqual(6.49)
    for (const [width = 0, height = 0] of found.sizes) {
      expect(Math.abs(width - 85.6)).toBeLessThan(0.3)
      expect(Math.abs(height - 53.98)).toBeLessThan(0.3)
    }

    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await printSheets(page, { format })
      expect(sheets).toHaveLength(1)
      const [code, ...more] = (await Promise.all(sheets.map(readQrCodes))).flat()
      expect(more).toEqual([])
      expect(code?.zxing).toMatch(LINK)
      expect(code).toMatchObject({ jsqr: code?.zxing, errorCorrection: 'M' })
      expect(code?.version).toBeLessThanOrEqual(10)
      expect(code?.moduleMm).toBeGreaterThanOrEqual(0.38)
    }
  })
}

test('the first two instructions are whole on the front, in at least 7 points', async ({
  page,
}) => {
  for (const [person, lang] of [
    ['jonas', 'de'],
    ['grace', 'en'],
    ['yusuf', 'ar'],
    ['haru', 'ja'],
    ['halyna', 'uk'],
  ] as const) {
    await page.goto(prints.addressOf({ person, lang }))
    await expect(page.locator('.wallet-side')).toHaveCount(2)
    await whenFitted(page)
    const front = page.locator('.wallet-side').first()
    for (const { text } of people[person].plans.slice(0, 2)) {
      const entry = front.locator('.wallet-entry:visible').filter({ hasText: text })
      await expect(entry, text).toHaveCount(1)
      const pixels = await entry.evaluate(each =>
        Number.parseFloat(getComputedStyle(each).fontSize),
      )
      expect(pixels * 0.75, text).toBeGreaterThanOrEqual(7)
    }
  }
})

test('a severe allergy is on the front, and who wrote an instruction moves to the back', async ({
  page,
}) => {
  for (const [person, lang, allergy, from] of [
    ['grace', 'en', 'Penicillin', 'Dr Sand'],
    ['grace', 'tr', 'Penicillin', 'Dr Sand'],
    ['yusuf', 'ar', 'Penicillin', 'Dr. Haddad'],
  ] as const) {
    await page.goto(prints.addressOf({ person, lang }))
    await expect(page.locator('.wallet-side')).toHaveCount(2)
    await whenFitted(page)
    const [front, back] = [
      page.locator('.wallet-side').first(),
      page.locator('.wallet-side').last(),
    ]
    await expect(front.locator('.wallet-entry:visible', { hasText: allergy })).toHaveCount(1)
    await expect(back.locator('.wallet-entry:visible', { hasText: from }).first()).toBeVisible()
  }
})

test('either side of the card says what did not fit', async ({ page }) => {
  await page.goto(prints.addressOf({ person: 'longest' }))
  await expect(page.getByText('More on the back')).toBeVisible()
  await expect(page.getByText(/\d+ more allergies online/)).toBeVisible()
  await page.goto(prints.addressOf({ person: 'many' }))
  await expect(page.getByText(/\d+ more medicines online/)).toBeVisible()
  await expect(page.getByText('Methotrexate (10\u00a0mg, once a week)')).toBeVisible()
  await page.goto(prints.addressOf({ person: 'arabic' }))
  await expect(page.locator('.wallet-side')).toHaveCount(2)
  await whenFitted(page)
  await expect(page.getByText('More on the back')).toBeHidden()
})

test('a fridge sheet can be read from a step away, including what it says about a document', async ({
  page,
}) => {
  await page.goto(prints.addressOf({ person: 'oksana', place: 'fridge', lang: 'ar' }))
  await expect(page.locator('.wallet-aside')).toBeVisible()
  const smallestPt = await page
    .locator('.wallet-words *')
    .evaluateAll(all =>
      Math.min(...all.map(word => Number.parseFloat(getComputedStyle(word).fontSize) * 0.75)),
    )
  expect(smallestPt).toBeGreaterThanOrEqual(14.9)
})

test('a full card of 25 mm and more can be read in every colour', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { name, value } of QR_COLORS) {
    await page.goto(prints.addressOf({ person: 'nora', color: value.slice(1) }))
    await expect(page.locator('.wallet-code svg')).toBeVisible()
    const [sheet] = await printSheets(page)
    if (!sheet) throw new Error('a sheet was printed')
    const [code] = await readQrCodes(sheet)
    expect(code?.zxing, name).toMatch(LINK)
    expect(code?.jsqr, name).toBe(code?.zxing)
    expect(code?.sideMm, name).toBeGreaterThanOrEqual(25)
  }
})
