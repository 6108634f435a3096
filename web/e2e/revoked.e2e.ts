import type { Page } from '@playwright/test'
import { expect, photograph, test } from './harness'
import { enrol, signIn } from './steps/account'
import { amelie } from './steps/amelie'
import { addItems, createProfile, listed, openSecurityPage, openTab } from './steps/record'

const { password } = amelie
const signInLine = 'Sign in so that your changes can be sent'
const peanuts = [{ Allergen: 'Jordnødder', Severity: 'Moderate' }]

async function signInAgain(page: Page, email: string) {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, email)
}

async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
}

test('a device that was signed out from another keeps the record, and sends its changes after a sign-in', {
  tag: '@core',
}, async ({ page, newDevice, server }) => {
  test.setTimeout(60_000)
  const email = await enrol(page, amelie)
  await createProfile(page)
  const other = (await newDevice({ baseURL: server.url })).page
  await signIn(other, email, password)
  await openSecurityPage(other, 'Signed-in devices')
  const devices = other.getByRole('list', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Sign out/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await addItems(page, 'Add Allergy', peanuts)
  await expect(page.getByText(signInLine)).toBeVisible()
  await photograph(page, 'signed-out-elsewhere')
  await page.reload()
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Jordnødder')).toBeVisible()
  await expect(page.getByText(signInLine)).toBeVisible()

  await openTab(other, 'Medical Info')
  await expect(listed(other, 'Jordnødder')).toHaveCount(0)
  await signInAgain(page, email)
  await expect(page.getByText(signInLine)).toHaveCount(0)
  await expect(listed(other, 'Jordnødder')).toBeVisible()
})

test('unsent changes of one person are never sent for another who signs in on the device', async ({
  page,
  newDevice,
  server,
}) => {
  test.setTimeout(60_000)
  const other = (await newDevice({ baseURL: server.url })).page
  const bea = await enrol(other, { ...amelie, firstName: 'Bea' })
  const email = await enrol(page, amelie)
  await createProfile(page)
  await page.context().clearCookies()
  await addItems(page, 'Add Allergy', peanuts)
  await expect(page.getByText(signInLine)).toBeVisible()

  await signInAgain(page, bea)
  await expect(page.getByText('Welcome, Bea')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask me later' }).click()
  await openTab(page, 'Medical Info')
  await expect(page.getByText('No allergies recorded yet.')).toBeVisible()
  const answer = await page.request.get('/api/allergies')
  expect(await answer.json()).toEqual([])

  // Bea's Medical Info is empty: after her session ends it offers only the sign-in.
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?returnTo=/)
  await expect(page.getByLabel('Email')).toHaveValue(bea)
  await fillSignIn(page, email)
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Jordnødder')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/allergies')).json())
    .toMatchObject([{ allergen: 'Jordnødder' }])
})
