import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language, tagOf, textDirection } from '../../src/i18n/languages'
import { expect } from '../harness'

function textIn(path: string, key: string): string {
  const text = JSON.parse(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'))[key]
  if (text === undefined) throw new Error(`${path} has no ${key}`)
  return text
}

/** The text of an e-mail in a language, up to its first value. */
export const emailText = (language: Language, key: string): string =>
  textIn(`api/src/i18n/${language}.json`, key).split('{')[0] ?? ''

/** The person's own words and controls on a screen in this language. */
export function inLanguage(page: Page, language: Language) {
  const say = (feature: string, key: string) =>
    textIn(`web/src/i18n/${language}/${feature}.json`, key)
  return {
    say,
    press: (feature: string, key: string) =>
      page.getByRole('button', { name: say(feature, key), exact: true }).click(),
    fill: (feature: string, key: string, typed: string) =>
      page.getByLabel(say(feature, key), { exact: true }).fill(typed),
    seeHeading: (feature: string, key: string) =>
      expect(page.getByRole('heading', { name: say(feature, key) })).toBeVisible(),
  }
}

export async function expectLanguage(page: Page, language: Language) {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', tagOf(language))
  await expect(html).toHaveAttribute('dir', textDirection(language))
}

/** The page has to show the language control in English. */
export async function chooseLanguage(page: Page, language: Language) {
  await page.getByRole('combobox', { name: 'Language' }).selectOption(LANGUAGES[language])
  await expectLanguage(page, language)
}

/** Answers the questions of the first run, from the landing to the card. `see` is called for each screen. */
export async function answerInLanguage(
  page: Page,
  language: Language,
  see: (question: string) => Promise<unknown>,
) {
  const { press, fill } = inLanguage(page, language)
  const pickFirst = () => page.getByRole('main').locator('fieldset button').first().click()
  await press('landing', 'start.button')
  await see('you.own')
  await fill('record', 'fields.fullName', 'Élodie Nørgaard-Nguyễn')
  await press('start', 'next.allergies')
  await see('allergies.own')
  await fill('record', 'fields.allergen', 'Penicillin')
  await pickFirst()
  await press('start', 'next.medications')
  await see('medications.own')
  await press('start', 'skip.conditions')
  await see('conditions.own')
  await press('start', 'skip.contacts')
  await see('contacts.own')
  await fill('medical', 'lists.contacts.fields.name', 'Søren')
  await pickFirst()
  await fill('record', 'fields.phoneNumber', '+4520987654')
  await press('start', 'next.code')
  await see('code.own')
}
