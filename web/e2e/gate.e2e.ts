/** A network with wrong answers, and a session that ends: no change is lost or sent for another person. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { enrol, signIn, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { expectEachOnce, holdPush, pushesOf } from './steps/pushes'
import { addItems, createProfile, listed, openTab } from './steps/record'
import { underWorker } from './steps/worker'

const sentWords = 'Everything is saved and sent.'
const add = (page: Page, allergen: string) =>
  addItems(page, 'Add Allergy', [{ Allergen: allergen, Severity: 'Severe' }])

async function startRecord(page: Page): Promise<string> {
  const email = await enrol(page, amelie)
  await createProfile(page)
  await underWorker(page)
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()
  await openTab(page, 'Medical Info')
  return email
}

for (const [stranger, status] of [
  ['a captive portal', 200],
  ['a broken proxy', 503],
] as const) {
  test(`${stranger} does not count as the server, and the app says that the change is not sent`, {
    tag: status === 200 ? '@core' : [],
  }, async ({ newDevice, gate }) => {
    const { page } = await newDevice(gate.deviceOptions)
    await startRecord(page)
    const portal = '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.'
    gate.setStranger({ status, html: portal })
    await add(page, 'Penicillin')
    await openTab(page, 'Overview')
    await expect(
      page.getByText(/^1 change not sent yet: the server could not be reached\. Last sent /),
    ).toBeVisible()
    await page.reload()
    await openTab(page, 'Medical Info')
    await expect(listed(page, 'Penicillin')).toBeVisible()
    expect(gate.strangers).toBeGreaterThan(0)

    gate.setStranger(null)
    await openTab(page, 'Overview')
    await expect(page.getByText(sentWords)).toBeVisible({ timeout: 20_000 })
    const pushes = pushesOf(gate)
    expectEachOnce(pushes)
    expect(JSON.stringify(pushes)).toContain('Penicillin')
  })
}

test('changes wait after the server ends a session, and only their owner can send them', async ({
  newDevice,
  gate,
}) => {
  test.setTimeout(90_000) // three sign-ins
  const { page, context } = await newDevice(gate.deviceOptions)
  const email = await startRecord(page)

  // The server ends the session, and the browser still sends its cookie.
  const elsewhere = await newDevice(gate.deviceOptions)
  await elsewhere.context.addCookies(await context.cookies())
  const { origin } = new URL(page.url())
  const ended = await elsewhere.context.request.post('/api/auth/logout', {
    headers: { Origin: origin },
  })
  expect(ended.status()).toBe(204)
  const another = await enrol(elsewhere.page, { ...amelie, firstName: 'Another' })

  await add(page, 'Penicillin')
  const notice = page.getByText('Sign in so that your changes can be sent')
  await expect(notice).toBeVisible()
  await add(page, 'Latex')
  await openTab(page, 'Overview')
  await expect(page.getByText('2 changes will be sent after you sign in.')).toBeVisible()

  const before = pushesOf(gate).length
  await signInAgain(page, another)
  // The unsent changes of the person before are kept for that person.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask me later' }).click()
  await createProfile(page)
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Penicillin')).toHaveCount(0)
  const theirs = pushesOf(gate).slice(before)
  expect(theirs.length).toBeGreaterThan(0)
  expect(JSON.stringify(theirs)).not.toMatch(/Penicillin|Latex/)

  await signOut(page)
  await signIn(page, email, amelie.password)
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()
  await openTab(page, 'Medical Info')
  for (const allergen of ['Penicillin', 'Latex']) {
    await expect(listed(page, allergen)).toHaveCount(1)
    expect(JSON.stringify(pushesOf(gate).slice(before))).toContain(allergen)
  }
})

/** Signs in by the link in the notice, which remembers whose record is open. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(amelie.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
}

test('two tabs that write and send at the same time, without a worker, send each change once and show all', async ({
  newDevice,
  gate,
}) => {
  const { page, context } = await newDevice({ ...gate.deviceOptions, serviceWorkers: 'block' })
  await enrol(page, amelie)
  await createProfile(page)
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await openTab(tab, 'Medical Info')

  // The answer to the first push waits, so that both tabs want to send the changes of both.
  const answer = holdPush(gate)
  await add(page, 'Penicillin')
  await answer.caught
  await Promise.all([add(tab, 'Latex'), add(page, 'Pollen')])
  answer.release()
  for (const each of [page, tab]) {
    for (const allergen of ['Penicillin', 'Latex', 'Pollen']) {
      await expect(listed(each, allergen)).toHaveCount(1)
    }
    await openTab(each, 'Overview')
    await expect(each.getByText(sentWords)).toBeVisible()
  }
  const pushes = pushesOf(gate)
  expectEachOnce(pushes)
  expect(new Set(pushes.map(({ sent }) => sent.clientId)).size).toBe(1)
  for (const allergen of ['Penicillin', 'Latex', 'Pollen']) {
    expect(JSON.stringify(pushes.map(({ sent }) => sent)).split(`"${allergen}"`)).toHaveLength(2) // sent once
  }
})
