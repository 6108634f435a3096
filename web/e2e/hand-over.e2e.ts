import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { addAuthenticator } from './steps/authenticator'
import { addProfile, openMembers, SENT } from './steps/family'
import { addItems, editPersonal, fillDate, openTab } from './steps/record'

test('a guardian sees a pending hand-over and stops it', { tag: '@core' }, async ({
  device: mother,
}) => {
  const { page } = mother
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await addProfile(page, 'Leo')
  await openTab(page, 'Medical Info')
  const personal = await editPersonal(page)
  await fillDate(personal, 'Date of birth', yearsAgo(18))
  await personal.getByRole('button', { name: 'Update Profile' }).click()
  await addItems(page, 'Add Allergy', [{ Allergen: 'Peanuts', Severity: 'Severe' }])
  await page.goto('/dashboard')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })

  await page.goto('/family')
  await page.getByRole('link', { name: 'Hand over: Leo is 18 now. Hand the record over?' }).click()
  await page.getByRole('button', { name: 'Hand over to Leo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over to Leo' })
  const email = `leo-${Date.now()}@lifetag.example`
  await dialog.getByLabel('Their email').fill(email)
  await dialog.getByLabel('Their password', { exact: true }).fill(amelie.password)
  await expectAccessible(page)
  await photograph(page, 'family-hand-over')
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Being handed over' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/dashboard')
  const notice = page.getByRole('link', {
    name: 'See or stop it: Leo’s record is being handed over',
  })
  await notice.click()
  await page.getByRole('button', { name: 'Stop the hand-over' }).click()
  await expect(page.getByRole('button', { name: 'Hand over to Leo' })).toBeVisible()
})

/** Returns a date for a date field. It is one day earlier, so that it is old enough in every time zone. */
function yearsAgo(years: number): string {
  const day = new Date(Date.now() - 24 * 3_600_000)
  day.setFullYear(day.getFullYear() - years)
  return day.toISOString().slice(0, 10)
}

test('the son can make a passkey instead of a password', async ({ device: mother }) => {
  const { page } = mother
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await addProfile(page, 'Leo')
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', [{ Allergen: 'Peanuts', Severity: 'Severe' }])
  await page.goto('/dashboard')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })

  // The virtual authenticator answers the browser's question, as the son's phone would.
  const { session, authenticatorId } = await addAuthenticator(page)
  await openMembers(page, 'Leo')
  await page.getByRole('button', { name: 'Hand over to Leo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over to Leo' })
  await dialog.getByLabel('Their email').fill(`leo-${Date.now()}@lifetag.example`)
  await dialog.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
  await expect(page.getByRole('heading', { name: 'Being handed over' })).toBeVisible()
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
})
