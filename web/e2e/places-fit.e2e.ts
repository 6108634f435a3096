import type { Page } from '@playwright/test'
import { LABEL_SHEETS } from '../src/features/print/places/labels/label-sheets'
import { expect, phone, test, whenFitted } from './harness'
import { servePrints } from './steps/print-preview'

let prints: Awaited<ReturnType<typeof servePrints>>
test.beforeAll(async () => {
  prints = await servePrints()
})
test.afterAll(() => prints.close())

const PLACES = ['fridge', 'school-card', 'key-tag', 'wristband', 'wallpaper']
/** These prints are the same for every person. */
const STICKERS = ['helmet', ...Object.keys(LABEL_SHEETS)]
/** Text may not overflow these boxes. */
const BOXES =
  '.wall-page, .key-back, .band-person, .band-words, .wallet-words, .place-fitted, .wallpaper-heading, .wallpaper-critical'

async function expectUncut(page: Page, query: Record<string, string>) {
  await page.goto(prints.addressOf({ ...query, country: 'DE' }))
  await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await whenFitted(page)
  const cut = await page.evaluate(
    boxes =>
      [...document.querySelectorAll<HTMLElement>(boxes)]
        .filter(
          box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
        )
        .map(box => `${box.className}: ${box.textContent}`),
    BOXES,
  )
  expect(cut, JSON.stringify(query)).toEqual([])
}

for (const [lang, person] of [
  ['de', 'longest'],
  ['ar', 'arabic'],
  ['uk', 'mila'],
  ['ja', 'many'],
  ['de', 'jonas'],
  ['en', 'grace'],
  ['ar', 'yusuf'],
  ['ja', 'haru'],
  ['ar', 'halyna'],
] as const) {
  test(`in ${lang} no print of ${person} cuts off text`, async ({ page }) => {
    for (const place of [...PLACES, 'family-sheet'])
      await expectUncut(page, { place, lang, person })
  })
}

test('the words of stickers and labels fit in the longest languages', async ({ page }) => {
  for (const place of STICKERS) {
    for (const lang of ['de', 'pt', 'hi'])
      await expectUncut(page, { place, lang, person: 'nobody' })
  }
})

test('a wristband shows a contact’s number, and not only that contacts are online', async ({
  page,
}) => {
  for (const lang of ['en', 'de', 'ar']) {
    await expectUncut(page, { place: 'wristband', lang, person: 'nora' })
    const words = page.locator('.band-words').first()
    const called = words.locator('.wallet-entry:visible').filter({ hasText: '+45 20 98 76 54' })
    await expect(called, lang).toBeVisible()
  }
})

test('the family sheet has the first instruction and a severe allergy of each person', async ({
  page,
}) => {
  for (const lang of ['en', 'de', 'ar', 'ja', 'tr']) {
    await expectUncut(page, { place: 'family-sheet', lang, person: 'jonas' })
    const of = (name: string) => page.locator('.family-member').filter({ hasText: name })
    for (const [name, words] of [
      ['Jonas', 'Midazolam 5 mg in die Wangentasche'],
      ['Grace', 'Inject hydrocortisone 100 mg into the muscle'],
      ['Grace', 'Penicillin'],
      ['يوسف', 'أرفض نقل الدم'],
      ['يوسف', 'Penicillin'],
      ['佐藤', '静かな場所に移して'],
      ['Галина', 'Не міряйте тиск'],
    ] as const) {
      const entry = of(name).locator('.wallet-entry:visible').filter({ hasText: words })
      await expect(entry.first(), `${words} in ${lang}`).toBeVisible()
    }
  }
})

/** Each print with words of the record. */
const WORDED = [...['card', 'travel'].map(form => ({ form })), ...PLACES.map(place => ({ place }))]

test('on every print an endless name displaces no severe allergy', async ({ page }) => {
  for (const print of WORDED) {
    await expectUncut(page, { ...print, person: 'longest', lang: 'de' })
    const severe = page.locator('.wallet-alarm:visible').filter({ hasText: 'Schwere Allergien' })
    await expect(severe.first(), JSON.stringify(print)).toBeVisible()
  }
})

test('on every print more harmful facts are larger, and severe allergies are largest', async ({
  page,
}) => {
  for (const print of WORDED) {
    await page.goto(prints.addressOf({ ...print, person: 'many', lang: 'de', country: 'DE' }))
    await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
    await whenFitted(page)
    const [alarm = [], caution = [], plain = [], other = []] = await page.evaluate(
      selectors =>
        selectors.map(selector =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter(word => word.offsetParent && word.textContent.trim())
            .map(word => Number.parseFloat(getComputedStyle(word).fontSize)),
        ),
      [
        '.wallet-alarm .wallet-entry',
        '.wallet-caution .wallet-entry',
        '.wallet-paragraph:not(.wallet-alarm, .wallet-caution) .wallet-entry',
        '.wallet-name, .wallet-name + p, .wallet-emergency, .wallet-heading',
      ],
    )
    const what = JSON.stringify(print)
    expect(alarm, what).not.toEqual([])
    expect(Math.min(...alarm), what).toBeGreaterThan(Math.max(0, ...caution, ...plain))
    expect(Math.min(...alarm), what).toBeGreaterThan(Math.max(0, ...other))
    expect(Math.min(...caution), what).toBeGreaterThan(Math.max(0, ...plain))
  }
})

/** The pages for a fridge and a travel card are wider than a phone. */
const PIECES = [
  ...['card', 'cards', 'small-stickers', 'large-stickers'].map(form => ({ form })),
  ...['school-card', 'key-tag', 'wristband', ...STICKERS].map(place => ({ place })),
]
/** A wallet card in its own size has words of 8.7 px. */
const READABLE_PX = 7

test('a phone shows each print as wide as its screen at most, and large enough to read', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const piece of PIECES) {
    const what = JSON.stringify(piece)
    await page.goto(prints.addressOf({ ...piece, person: 'nora', lang: 'en', country: 'DE' }))
    await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
    await whenFitted(page)
    const { right, smallest } = await page.evaluate(measureFirstPiece)
    expect.soft(right, what).toBeLessThanOrEqual(phone.width)
    expect.soft(smallest, what).toBeGreaterThanOrEqual(READABLE_PX)
  }
})

/** Runs in the page. Measures the first print that is visible, in pixels of the screen. */
function measureFirstPiece() {
  const drawn = [...document.querySelectorAll<HTMLElement>('.paper, .wallet-side')].find(
    each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.paper .paper *'),
  )
  if (!drawn) throw new Error('No print is visible')
  const { right, width } = drawn.getBoundingClientRect()
  const scale = width / drawn.offsetWidth
  const sizes = [...drawn.querySelectorAll<HTMLElement>('p, span')]
    .filter(word => word.offsetParent && word.textContent.trim())
    .map(word => Number.parseFloat(getComputedStyle(word).fontSize) * scale)
  return { right, smallest: Math.min(...sizes) }
}
