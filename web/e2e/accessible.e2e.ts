import { APP_ROUTES } from 'sync-protocol/rest'
import { expect, test } from './harness'
import { SCREENS } from './screens.table'
import { enrol, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { tabTo } from './steps/keyboard'
import { createProfile, openTab } from './steps/record'

test('the walk passes every address of the app', () => {
  const walked = new Set(SCREENS.map(({ path }) => path.split('?')[0]))
  const missed = APP_ROUTES.filter(route => !walked.has(route))
  expect(missed).toEqual([])
})

test('without a mouse a person signs in, makes the record, adds an allergy and makes the code', {
  tag: '@core',
}, async ({ page }) => {
  const { keyboard } = page
  const email = await enrol(page, amelie)
  await signOut(page)
  await page.goto('/')

  await tabTo(page, 'link', 'Sign In / Get Started')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await tabTo(page, 'textbox', 'Email')
  await keyboard.type(email)
  await tabTo(page, 'textbox', 'Password')
  await keyboard.type(amelie.password)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Medical Dashboard' }).waitFor()

  await tabTo(page, 'link', 'Medical Info')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create Profile' }).waitFor()
  await tabTo(page, 'textbox', 'Full name')
  await keyboard.type('Amélie Østergård')
  await keyboard.press('Enter')
  await expect(page.getByText('Medical profile created successfully')).toBeVisible()

  await tabTo(page, 'button', 'Add Allergy')
  await keyboard.press('Enter')
  await keyboard.type('penicilli')
  await page.getByRole('option', { name: 'Penicillin', exact: true }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Allergen' })).toHaveValue('Penicillin')
  await tabTo(page, 'combobox', 'Severity')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Severity' })).toHaveValue('Severe')
  await keyboard.press('Enter')
  await expect(page.getByText('Allergy added successfully')).toBeVisible()
  await keyboard.press('Escape')

  await tabTo(page, 'link', 'QR Codes')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Generate QR Code' }).waitFor()
  await tabTo(page, 'button', 'Generate QR Code')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Generated QR Code', exact: true })).toBeVisible()
})

test('a press below an open list reaches its target', async ({ page }) => {
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Medical Info')
  await page.getByRole('button', { name: 'Add Allergy' }).click()
  await page.getByLabel('Allergen').pressSequentially('Latex')
  await page.getByLabel('Severity').pressSequentially('Sev')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page
    .getByRole('form', { name: 'Add Allergy' })
    .getByRole('button', { name: 'Add Allergy' })
    .click()
  await expect(page.getByText('Allergy added successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Latex' })).toBeVisible()
})
