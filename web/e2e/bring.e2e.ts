/** Saves a record to a file and restores it, and adds a record without an account to an account. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addItems, createProfile, listed, openProfilePage, openTab } from './steps/record'
import { underWorker } from './steps/worker'

const PASSPHRASE = 'sept lanternes près de la baie'

/** Saves the open record as a file. Returns its path. */
async function saveBackup(page: Page): Promise<string> {
  await openProfilePage(page, 'This phone')
  await page.getByRole('button', { name: 'Save a backup file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save a backup file' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await dialog.getByLabel('Repeat passphrase').fill(PASSPHRASE)
  await photograph(page, 'backup-dialog')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lifetag-backup-\d{4}-\d\d-\d\d\.lifetag$/)
  return download.path()
}

async function openBackup(page: Page, file: string, passphrase: string) {
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByLabel('Passphrase of the file').fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

async function restore(page: Page, file: string) {
  await openBackup(page, file, PASSPHRASE)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
}

const penicillin = { Allergen: 'Penicillin', Severity: 'Severe' }

test('a backup opens on another phone without a connection, only with its passphrase', {
  tag: '@core',
}, async ({ page, newDevice, server }) => {
  await enrol(page, amelie)
  await createProfile(page)
  await addItems(page, 'Add Allergy', [penicillin])
  await makeCode(page)
  const file = await saveBackup(page)

  const other = await newDevice({ baseURL: server.url })
  await other.page.goto('/welcome')
  await underWorker(other.page)
  await other.goOffline()
  await other.page.getByRole('link', { name: 'Restore from a file' }).click()
  await openBackup(other.page, file, 'not the passphrase')
  await expect(other.page.getByText('This is not the passphrase of this file')).toBeVisible()
  await expectAccessible(other.page)
  await openBackup(other.page, file, PASSPHRASE)
  await expect(other.page.getByText(/Personal information, Allergy, QR code/)).toBeVisible()
  await photograph(other.page, 'restore')
  await other.page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(other.page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
  await openTab(other.page, 'Medical Info')
  await expect(listed(other.page, 'Penicillin')).toContainText('Severe')
})

test('a separate record is added to the account entry by entry, and the app asks about differences', {
  tag: '@core',
}, async ({ page, newDevice, server }) => {
  const email = await enrol(page, amelie)
  await createProfile(page)
  await addItems(page, 'Add Allergy', [penicillin])
  const file = await saveBackup(page)

  const { page: other } = await newDevice({ baseURL: server.url })
  await other.goto('/restore')
  await restore(other, file)
  await openTab(other, 'Medical Info')
  await addItems(other, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Mild' }])
  await listed(other, 'Penicillin').getByRole('button', { name: /^Edit/ }).click()
  await other
    .getByRole('form', { name: /Penicillin/ })
    .getByLabel('Severity')
    .fill('Moderate')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(listed(other, 'Penicillin')).toContainText('Moderate')

  await other.goto('/auth')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(amelie.password)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'The record on this phone' })).toBeVisible()
  await photograph(other, 'bring')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Add it' }).click()
  const question = other.getByRole('group', { name: /Penicillin/ })
  await expect(question.getByRole('radio', { name: /Severe/ })).toBeVisible()
  await photograph(other, 'bring-choices')
  await expectAccessible(other)
  await question.getByRole('radio', { name: /Moderate/ }).check()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('1 entry added.')).toBeVisible()
  await photograph(other, 'bring-done')
  await other.getByRole('link', { name: 'Go to the dashboard' }).click()

  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Latex')).toBeVisible()
  await expect(listed(page, 'Penicillin')).toContainText('Moderate')
})
