/** The first minutes in each language of the screens, by touch alone, and what they show on a narrow phone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, tagOf, textDirection } from '../src/i18n/languages'
import { expect, photograph, test } from './harness'
import { expectFits } from './steps/reflow'

const NARROW = { name: '320 px wide', viewport: { width: 320, height: 640 }, text: '100%' }
const SCREENS = {
  overview: '/dashboard',
  record: '/dashboard?tab=medical-info',
  codes: '/dashboard?tab=qr-codes',
  profile: '/dashboard?tab=profile',
  family: '/family',
}

test.use({ firstVisit: true })

for (const [language, name] of Object.entries(LANGUAGES)) {
  if (language === 'en') continue
  test(`from the landing to a card in ${language}`, async ({ page }) => {
    const say = (feature: string, key: string): string => {
      const path = join(import.meta.dirname, `../src/i18n/${language}/${feature}.json`)
      return JSON.parse(readFileSync(path, 'utf8'))[key]
    }
    const press = (feature: string, key: string) =>
      page.getByRole('button', { name: say(feature, key), exact: true }).click()
    const fill = (feature: string, key: string, typed: string) =>
      page.getByLabel(say(feature, key), { exact: true }).fill(typed)
    const answer = () => page.getByRole('main').locator('fieldset button').first().click()
    const look = async (screen: string) => {
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await photograph(page, `${language}-${screen}`)
      await expectFits(page, { ...NARROW, name: screen })
    }
    const see = async (key: string) => {
      await expect(page.getByRole('heading', { name: say('start', key) })).toBeVisible()
      await look(key)
    }

    await page.goto('/')
    await page.getByRole('combobox', { name: 'Language' }).selectOption(name)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', tagOf(language))
    await expect(html).toHaveAttribute('dir', textDirection(language))
    await look('landing')
    await press('landing', 'start.button')
    await see('you.own')
    await fill('medical', 'personal.fields.fullName', 'Élodie Nørgaard-Nguyễn')
    await press('start', 'next.allergies')
    await see('allergies.own')
    await fill('medical', 'lists.allergies.fields.allergen', 'Penicillin')
    await answer()
    await press('start', 'next.medications')
    await see('medications.own')
    await press('start', 'skip.conditions')
    await see('conditions.own')
    await press('start', 'skip.contacts')
    await see('contacts.own')
    await fill('medical', 'lists.contacts.fields.name', 'Søren')
    await answer()
    await fill('medical', 'lists.contacts.fields.phoneNumber', '+4520987654')
    await press('start', 'next.code')
    await see('code.own')
    for (const [screen, path] of Object.entries(SCREENS)) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await look(screen)
    }
  })
}
