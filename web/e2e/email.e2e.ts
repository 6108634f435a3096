import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, keepCodes, signIn, signOut, signUpToCodes } from './steps/account'
import { amelie } from './steps/amelie'
import { confirmationLink, emailsTo } from './steps/mail'
import { createProfile, openProfilePage, openTab } from './steps/record'
import { closeToasts } from './steps/toast'

const HINT = 'Confirm your email'

test('a person signs up, uses everything, and confirms the address in another browser', {
  tag: '@core',
}, async ({ page, newDevice, server }) => {
  test.setTimeout(90_000)
  const { email } = await signUpToCodes(page, amelie)
  await keepCodes(page)
  await createProfile(page)
  await openTab(page, 'Overview')
  await expect(page.getByText(HINT)).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'email-hint')
  await openProfilePage(page, 'Account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'email-unconfirmed')

  const mailbox = await newDevice({ baseURL: server.url })
  await mailbox.page.goto(await confirmationLink(server, email))
  await expect(
    mailbox.page.getByText(/Someone created a LifeTag account with this address/),
  ).toBeVisible()
  await expect(mailbox.page.getByText(email)).toBeVisible()
  await expectAccessible(mailbox.page)
  await photograph(mailbox.page, 'email-link')
  await page.reload()
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await mailbox.page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(mailbox.page.getByText('Your address is confirmed')).toBeVisible()
  await expectAccessible(mailbox.page)
  await photograph(mailbox.page, 'email-link-confirmed')
  await mailbox.page.reload()
  await expect(mailbox.page.getByText('Your address is confirmed')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await openTab(page, 'Overview')
  await expect(page.getByText('Medical Records')).toBeVisible()
  await expect(page.getByText(HINT)).toHaveCount(0)
})

test('a new address works only after its confirmation, and then signs in', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000)
  const email = await enrol(page, amelie)
  await page.goto(await confirmationLink(server, email))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByRole('link', { name: 'Open your profile' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await photograph(page, 'email-confirmed')

  const newEmail = `new-${email}`
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill('amelie')
  await dialog.getByRole('button', { name: 'Send the email' }).click()
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'email-change')
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  await closeToasts(page)
  await expectAccessible(page)
  await photograph(page, 'email-waiting')
  await expect
    .poll(() => emailsTo(server, email).at(-1))
    .toContain('Someone asked to change the email address')

  await page.goto(await confirmationLink(server, newEmail))
  await expect(page.getByText(/Someone wants to use this address/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByRole('link', { name: 'Open your profile' }).click()
  await expect(page.getByText(newEmail).filter({ visible: true })).toBeVisible()
  await signOut(page)
  await signIn(page, newEmail, amelie.password)
})

test('a stranger removes their address from an account, and its owner is notified', async ({
  page,
  newDevice,
  server,
}) => {
  test.setTimeout(60_000)
  const email = await enrol(page, amelie)
  const { page: stranger } = await newDevice({ baseURL: server.url })
  await stranger.goto(await confirmationLink(server, email))
  await stranger.getByRole('button', { name: 'This was not me' }).click()
  const question = stranger.getByRole('alertdialog')
  await photograph(stranger, 'email-not-me')
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(stranger.getByText('The address was removed from the account')).toBeVisible()
  await photograph(stranger, 'email-taken-off')

  await page.goto('/dashboard?tab=profile&page=account')
  await expect(page.getByText('This address was removed from your account')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'email-refused')
})

test('the link says that the server cannot be reached, and works later', async ({
  device,
  server,
}) => {
  const { page } = device
  const email = await enrol(page, amelie)
  const link = await confirmationLink(server, email)
  await page.route('**/api/auth/email/look', route => route.abort('connectionfailed'), { times: 3 })
  await page.goto(link)
  await expect(page.getByText(/We couldn’t reach the server/)).toBeVisible()
  await page.unroute('**/api/auth/email/look')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toBeVisible()
})
