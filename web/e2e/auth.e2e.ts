import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, keepCodes, signIn, signOut, signUpToCodes } from './steps/account'
import { amelie } from './steps/amelie'

const { password } = amelie

test('a person signs up, saves the codes, signs out and signs in again', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In / Get Started' }).click()
  await expect(page).toHaveURL(/\/auth\?returnTo=/)
  const { email, codes } = await signUpToCodes(page, amelie)
  expect(codes).toHaveLength(3)
  await expectAccessible(page)
  await photograph(page, 'recovery-codes')
  await keepCodes(page)
  await signOut(page)
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
  await signIn(page, email, password)
})

test('a recovery code replaces a forgotten password once', { tag: '@core' }, async ({ page }) => {
  const { email, codes } = await signUpToCodes(page, amelie)
  await keepCodes(page)
  const code = codes[0] ?? ''
  const use = async () => {
    await page.goto('/auth?mode=recover')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Recovery code').fill(code.toLowerCase())
    await page.getByLabel('New password', { exact: true }).fill('walnut ferry copper dune')
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
  }
  await signOut(page)
  await use()
  await expect(page.getByText('Welcome, Amélie')).toBeVisible()
  await signOut(page)
  await use()
  await expect(page.getByText(/The email or this code is wrong/)).toBeVisible()
})

test('the fields refuse an email that is in use and a well-known password', async ({ page }) => {
  const email = await enrol(page, amelie)
  await signOut(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('passwordpassword')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/already an account with this email/)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a lost connection or a wrong answer does not sign the user out', async ({
  page,
  context,
}) => {
  await enrol(page, amelie)
  await context.route('**/api/auth/user', route => route.abort('connectionfailed'))
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Amélie')).toBeVisible()
  await context.unroute('**/api/auth/user')
  await context.route('**/api/auth/user', route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }),
  )
  await page.reload()
  await expect(page.getByText('Welcome, Amélie')).toBeVisible()
})

test('a session that ended elsewhere keeps the dashboard open and asks to sign in', {
  tag: '@core',
}, async ({ page, context }) => {
  await enrol(page, amelie)
  await context.clearCookies()
  await page.goto('/dashboard?tab=profile')
  await page.getByRole('link', { name: 'Sign in' }).click()
  // The profile stays visible until the sign-in screen has loaded, and has a card of that name.
  const field = page.getByLabel('Password', { exact: true }).and(page.locator('input'))
  await field.fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard?tab=profile')
  await expect(page.getByText('Sign in so that your changes can be sent')).toHaveCount(0)
})

test('the sign-in screen of an ended session stays after a reload', async ({ page, context }) => {
  const email = await enrol(page, amelie)
  await context.clearCookies()
  await page.goto('/auth?returnTo=/dashboard%3Ftab%3Dprofile')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL(/\/auth\?returnTo=/)
})

test('a signed-out visit to the dashboard leads to the sign-in screen and back', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=qr-codes')
  await expect(page.getByText('Please login to access medical tracker features.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fdashboard%3Ftab%3Dqr-codes$/)
})

test('the sign-in screen is accessible', async ({ page }) => {
  test.setTimeout(60_000)
  for (const mode of ['sign-in', 'sign-up', 'recover']) {
    await page.goto(`/auth?mode=${mode}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, mode)
  }
})
