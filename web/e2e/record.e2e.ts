import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { tabTo } from './steps/keyboard'
import { addItems, editPersonal, fillRecord, openSections, openTab } from './steps/record'

const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()

test('a record is written, edited and cleared with the keyboard alone', async ({ page }) => {
  await enrol(page, amelie)
  await openTab(page, 'Medical Info')
  await tabTo(page, 'textbox', 'Full name')
  await page.keyboard.type('Amélie Østergård')
  await page.keyboard.press('Enter')
  await toast(page, 'Medical profile created successfully')

  await tabTo(page, 'button', 'Add Allergy')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Latex')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Severity is required')).toBeVisible()
  await page.keyboard.type('Severe')
  await page.keyboard.press('Enter')
  await toast(page, 'Allergy added successfully')
  await expect(page.getByLabel('Allergen')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add Allergy' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Delete Latex' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Natural latex')
  await page.keyboard.press('Enter')
  await toast(page, 'Allergy updated successfully')
  await expect(page.getByRole('button', { name: 'Edit Natural latex' })).toBeFocused()

  await tabTo(page, 'button', 'Delete Natural latex')
  await page.keyboard.press('Enter')
  await toast(page, 'Allergy deleted successfully')
  await tabTo(page, 'button', 'Undo')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Natural latex')).toBeVisible()
})

test('typed text that is not saved survives a reload', async ({ page }) => {
  await enrol(page, amelie)
  await openTab(page, 'Medical Info')
  await openSections(page.getByRole('form', { name: 'Edit personal information' }))
  await page.getByLabel('City').fill('Aarhus')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await toast(page, 'Medical profile created successfully')
  await (await editPersonal(page)).getByLabel('City').fill('Odense')
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await page.getByLabel('Medication name').fill('Warf')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Odense')
  await expect(page.getByLabel('Medication name')).toHaveValue('Warf')
})

test('a record written offline says so, has a summary, and is sent when the network is back', async ({
  page,
  device,
}) => {
  test.setTimeout(90_000)
  await enrol(page, amelie)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await device.goOffline()
  await fillRecord(page, amelie)
  await expectAccessible(page)
  await photograph(page, 'medical-information')
  await openTab(page, 'Overview')
  await expect(
    page.getByText('Saved on this phone. Will be sent when you are online.'),
  ).toBeVisible()
  await expect(page.getByText('Severe allergies')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'overview')
  await device.goOnline()
  await expect(page.getByText(/Everything is saved and sent\./)).toBeVisible({ timeout: 30_000 })
})

test('signing out with unsent changes asks, and a user who cannot send them first stays signed in', async ({
  page,
  device,
}) => {
  await enrol(page, amelie)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await openTab(page, 'Medical Info')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await toast(page, 'Medical profile created successfully')
  await openTab(page, 'Overview')
  await expect(page.getByText(/Everything is saved and sent\./)).toBeVisible({ timeout: 30_000 })
  await device.goOffline()
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Mild' }])
  await openTab(page, 'Profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: '1 change is only on this phone' })
  await expect(question).toBeVisible()
  await photograph(page, 'sign-out-question')
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Your changes could not be sent')).toBeVisible()
  await device.goOnline()
  await openTab(page, 'Overview')
  await expect(page.getByText(/Everything is saved and sent\./)).toBeVisible({ timeout: 30_000 })
  await openTab(page, 'Profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
})
