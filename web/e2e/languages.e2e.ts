/** The first minutes in each language of the screens, by touch alone, and what they show on a narrow phone. */
import { isLanguage, LANGUAGES } from '../src/i18n/languages'
import { expect, photograph, test } from './harness'
import { answerInLanguage, chooseLanguage, inLanguage } from './steps/in-language'
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

for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
  if (language === 'en') continue
  test(`from the landing to a card in ${language}`, async ({ page }) => {
    const { seeHeading } = inLanguage(page, language)
    const look = async (screen: string) => {
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await photograph(page, `${language}-${screen}`)
      await expectFits(page, { ...NARROW, name: screen })
    }

    await page.goto('/')
    await chooseLanguage(page, language)
    await look('landing')
    await answerInLanguage(page, language, async question => {
      await seeHeading('start', question)
      await look(question)
    })
    for (const [screen, path] of Object.entries(SCREENS)) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await look(screen)
    }
  })
}
