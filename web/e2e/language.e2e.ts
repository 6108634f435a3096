import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { startLocal } from './steps/account'
import { answerInLanguage, inLanguage } from './steps/in-language'

const choose = (page: Page, language: string) =>
  page.getByRole('combobox', { name: /^(Language|Sprache)$/ }).selectOption(language)

test('a switch of the language needs no reload, and is kept without a connection', {
  tag: '@core',
}, async ({ device }) => {
  const { page } = device
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await choose(page, 'Deutsch')
  await expect(page.getByRole('heading', { name: 'So geht es' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await device.goOffline()
  await choose(page, 'English')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await choose(page, 'Deutsch')
  await expect(page.getByRole('heading', { name: 'So geht es' })).toBeVisible()
  const restarted = await device.restart()
  await device.goOffline()
  await restarted.goto('/')
  await expect(restarted.getByRole('heading', { name: 'So geht es' })).toBeVisible()
})

test('a phone in German gets from the landing to a card without a connection, and changes the language there', async ({
  newDevice,
}) => {
  const device = await newDevice({ locale: 'de-DE' })
  const { page } = device
  await page.goto('/', { waitUntil: 'networkidle' })
  await device.goOffline()
  const { seeHeading } = inLanguage(page, 'de')
  await answerInLanguage(page, 'de', async question => {
    await seeHeading('start', question)
    if (question !== 'you.own') return
    await choose(page, 'English')
    await expect(page.getByRole('heading', { name: /^What is your name/ })).toBeVisible()
    await choose(page, 'Deutsch')
    await seeHeading('start', question)
  })
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
})

test('a phone in German shows no English text first', async ({ newDevice }) => {
  const { page } = await newDevice({ locale: 'de-AT' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.push(document.querySelector('h2')?.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'So geht es' })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter(text => text === 'How it works')).toEqual([])
})

test('without a connection, a language that is not on the phone says so', async ({ device }) => {
  const { page } = device
  await page.goto('/')
  await device.goOffline()
  await choose(page, 'Deutsch')
  await expect(page.getByText('Deutsch needs a connection')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
})

test('the first run and the profile change their language and keep what was typed', async ({
  page,
}) => {
  await startLocal(page)
  await page.goto('/start?step=you')
  await page.getByLabel('Full name').fill('Emil Berg')
  await choose(page, 'Deutsch')
  await expect(page.getByLabel('Vollständiger Name')).toHaveValue('Emil Berg')
  await page.goto('/dashboard?tab=profile')
  await expect(page.getByRole('heading', { name: 'Nur auf diesem Telefon' })).toBeVisible()
  await choose(page, 'English')
  await expect(page.getByRole('heading', { name: 'Only on this phone' })).toBeVisible()
})
