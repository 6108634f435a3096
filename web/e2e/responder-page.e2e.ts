import { LOCALES } from 'sync-protocol/card'
import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import { renderAskPage, renderResponderPage } from 'sync-protocol/responder'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { people } from '../dev/wallet-cards/people'
import { expect, expectAccessible, test } from './harness'
import { expectNothingLost } from './steps/reflow'

const listed = <T>(...items: T[]) => ({ state: 'listed' as const, items })
const elena: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 4,
  changedAtMs: Date.UTC(2026, 10, 2),
  expiresAt: '',
  identity: { fullName: 'Elena Márquez Ibáñez', age: { years: 68, months: 8 }, language: 'es' },
  dnr: { status: 'DNR', hasDocument: true },
  allergies: listed({ allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }),
  medications: listed({ name: 'Apixaban', dosage: '5 mg', frequency: 'twice a day' }),
  contacts: listed({
    name: 'Marta Ibáñez Fernández',
    relationship: 'Daughter',
    phoneNumber: '+34 611 222 333',
  }),
}
const layla: ResponderCard = {
  ...elena,
  identity: { fullName: 'ليلى عبد الرحمن الحسيني', age: { years: 1, months: 2 }, language: 'ar' },
  contacts: listed({
    name: 'سمير الحسيني',
    relationship: 'الأب',
    phoneNumber: '+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧',
  }),
}
const crowded: ResponderCard = {
  ...elena,
  allergies: listed(
    ...Array.from({ length: 12 }, (_, i) => ({ allergen: `Allergen ${i}`, severity: 'Severe' })),
  ),
  contacts: listed({
    name: 'Dr. María de los Ángeles Fernández de la Vega y Castellanos',
    relationship: 'Sister, and in her absence the neighbour on the third floor',
    phoneNumber: '+34 601 202 330',
  }),
}
const READER = { emergencyNumber: '112', source: 'live', dictionary: EVERY_LANGUAGE } as const

for (const locale of ['en', 'de', 'uk', 'ar', 'ja'] as const) {
  test(`the first screen of 360 × 640 has both calls, both languages and the name: ${locale}`, {
    tag: locale === 'ar' ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const card of [elena, layla, crowded]) {
      await page.setContent(renderResponderPage(card, { ...READER, locale }))
      for (const selector of ['.top .sos', '.first .call', 'summary', 'header', 'header p + p']) {
        await expect(page.locator(selector)).toBeInViewport({ ratio: 1 })
      }
    }
    await expectNothingLost(page, { largeWordsMayBreak: true })
  })
}

const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

test('the first screen of 360 × 640 has the whole first instruction, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const record of [people.jonas, people.grace, people.yusuf, people.haru, people.halyna]) {
    const card = disclose(record, CODE, '2026-11-27')
    for (const locale of LOCALES) {
      await page.setContent(renderResponderPage(card, { ...READER, locale }))
      const first = page.locator('.plan b').first()
      await expect(first, `${record.profile?.id} in ${locale}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the languages of the page open without a script', async ({ page }) => {
  await page.setContent(renderResponderPage(elena, { ...READER, locale: 'en' }))
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden()
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await expectAccessible(page)
})

test('a role and a reason are one tap each', async ({ page }) => {
  const ask = { locale: 'en', emergencyNumber: '112', action: '/e/T/unlock', hasPin: true } as const
  await page.setContent(renderAskPage(ask))
  await page.getByText('Nurse').click()
  await page.getByText('Planned treatment').click()
  await expect(page.getByRole('group', { name: 'Your role' }).getByLabel('Nurse')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Planned treatment' })).toBeChecked()
  await expectAccessible(page)
  await expectNothingLost(page, { largeWordsMayBreak: true })
})
