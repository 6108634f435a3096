/** The family has a mother, a son without a login, a father and a grandmother. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type AppServer, expect, expectAccessible, photograph, test } from './harness'
import type { Device } from './harness/device'
import { enrol, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { Effort } from './steps/effort'
import {
  accept,
  addProfile,
  confirmAddress,
  expectShown,
  invitationPath,
  inviteByEmail,
  openMembers,
  SENT,
  showRecord,
  writePastScreens,
} from './steps/family'
import { confirmationLink } from './steps/mail'
import { addItems, listed, openProfilePage, openTab } from './steps/record'
import { expectNothingLost } from './steps/reflow'
import { closeToasts } from './steps/toast'
import { underWorker } from './steps/worker'

async function enrolConfirmed({ page }: Device, server: AppServer, firstName: string) {
  const email = await enrol(page, { ...amelie, firstName })
  await confirmAddress(page, await confirmationLink(server, email))
  return email
}

const editDose = async (page: Page, dosage: string) => {
  await listed(page, 'Ibuprofen').getByRole('button', { name: /^Edit/ }).click()
  await page
    .getByRole('form', { name: /Ibuprofen/ })
    .getByLabel('Dose')
    .fill(dosage)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(listed(page, 'Ibuprofen')).toContainText(dosage)
}

test('a user with one record sees nothing about other records', async ({ page }) => {
  await enrol(page, amelie)
  await expect(page.getByRole('button', { name: /Show another record/ })).toHaveCount(0)
  await openProfilePage(page, 'Family and carers')
  await expect(page.getByRole('heading', { name: 'Add a record' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'family-empty')
})

test('a mother makes her son’s record without a connection, and its card works', {
  tag: '@core',
}, async ({ device }) => {
  test.setTimeout(180_000)
  const { page } = device
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await underWorker(page)
  await page.goto('/family')
  await expect(page.getByRole('heading', { name: 'Add a record' })).toBeVisible()
  await device.goOffline()
  await addProfile(page, 'Leo')
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', [{ Allergen: 'Peanuts', Severity: 'Severe' }])
  await closeToasts(page)
  // Halfway down, the bar of the record covers half of a link.
  await page.evaluate(() => window.scrollTo(0, 0))
  await photograph(page, 'family-record')
  await expectAccessible(page)
  await expectNothingLost(page)
  await makeCode(page)
  const card = await printCard(page)
  await page.goto('/dashboard')
  await expectShown(page, 'Leo’s record')

  await device.goOnline()
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })
  const responder = await page.request.get(String(card.zxing))
  expect(await responder.text()).toContain('Peanuts')

  await showRecord(page, 'Ana')
  await expectShown(page, 'Your record')
  await openTab(page, 'Medical Info')
  await expect(page.getByRole('button', { name: 'Add Allergy' })).toBeVisible()
  await expect(listed(page, 'Peanuts')).toHaveCount(0)
})

test('the phone of a family shows large names to choose a code', async ({ device }) => {
  test.setTimeout(120_000)
  const { page } = device
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await underWorker(page)
  await openTab(page, 'Medical Info')
  const personal = page.getByRole('form', { name: 'Edit personal information' })
  await personal.getByLabel('Full name').fill('Ana')
  await personal.getByRole('button', { name: 'Create Profile' }).click()
  await makeCode(page)
  await addProfile(page, 'Leo')
  await makeCode(page)

  const answer = await page.goto('/code')
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
  await expectAccessible(page)
  await photograph(page, 'family-whose-code')
  await page.getByRole('link', { name: 'Leo' }).click()
  await expect(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
  await page.getByRole('link', { name: 'Someone else’s code' }).click()
  await expect(page.getByRole('link', { name: 'Ana' })).toBeVisible()
})

test('father and mother write one record, conflicts have their names, and the grandmother only reads', {
  tag: '@core',
}, async ({ device: mother, newDevice, server }) => {
  test.setTimeout(300_000)
  const { page } = mother
  await enrolConfirmed(mother, server, 'Ana')
  await addProfile(page, 'Leo')
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Medication', [{ 'Medication name': 'Ibuprofen', Dose: '200 mg' }])
  await openTab(page, 'Overview')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })

  const father = await newDevice({ baseURL: server.url })
  const fatherEmail = await enrolConfirmed(father, server, 'Ben')
  const grandmother = await newDevice({ baseURL: server.url })
  const grandmotherEmail = await enrolConfirmed(grandmother, server, 'Cora')
  await openMembers(page, 'Leo')
  await inviteByEmail(page, fatherEmail, 'Carer')
  await inviteByEmail(page, grandmotherEmail, 'Viewer')
  await expectAccessible(page)
  await photograph(page, 'family-members')

  await accept(father.page, await invitationPath(server, fatherEmail), 'Leo’s record')
  await accept(grandmother.page, await invitationPath(server, grandmotherEmail), 'Leo’s record')

  await openTab(father.page, 'Medical Info')
  await expect(listed(father.page, 'Ibuprofen')).toBeVisible()
  await openTab(grandmother.page, 'Medical Info')
  await expect(listed(grandmother.page, 'Ibuprofen')).toBeVisible()
  await expect(grandmother.page.getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0)
  await expectAccessible(grandmother.page)
  await photograph(grandmother.page, 'family-viewer')
  await expect(
    grandmother.page.getByText('No allergies recorded yet.', { exact: true }),
  ).toBeVisible()
  await expect(grandmother.page.getByText(/Fill in what you want/)).toBeHidden()

  expect(await writePastScreens(grandmother.page, 'Leo')).toEqual(['role_too_low', 'role_too_low'])

  // Both change the dose without seeing the other's change.
  await page.goto('/dashboard')
  await openTab(page, 'Medical Info')
  await mother.goOffline()
  await father.goOffline()
  await editDose(page, '100 mg')
  await editDose(father.page, '400 mg')
  await mother.goOnline()
  await openTab(page, 'Overview')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })
  await father.goOnline()
  await openTab(father.page, 'Overview')
  const disputed = father.page.getByRole('listitem').filter({ hasText: 'which is right?' })
  await expect(disputed).toContainText(/You, \d/)
  await expect(disputed).toContainText(/Ana, \d/)
  await expectAccessible(father.page)
  await photograph(father.page, 'family-conflict')
  const hers = page.getByRole('listitem').filter({ hasText: 'which is right?' })
  for (const words of ['100 mg', '400 mg', /You, \d/, /Ben, \d/]) {
    await expect(hers).toContainText(words)
  }
  await disputed.getByRole('button', { name: /400 mg/ }).click()
  await expect(disputed).toHaveCount(0)
  await expect(page.getByText('which is right?')).toHaveCount(0)

  // The father is removed while he is offline with three unsent changes.
  await openTab(father.page, 'Medical Info')
  await expect(listed(father.page, 'Ibuprofen')).toBeVisible()
  await father.goOffline()
  await addItems(father.page, 'Add Allergy', [
    { Allergen: 'Latex', Severity: 'Mild' },
    { Allergen: 'Bees', Severity: 'Mild' },
    { Allergen: 'Cats', Severity: 'Mild' },
  ])
  await openMembers(page, 'Leo')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ben' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByRole('button', { name: /^Remove Ben$/ }).click()
  await expect(page.getByText('Ben was removed from Leo’s record.')).toBeVisible()
  await father.goOnline()
  await openTab(father.page, 'Overview')
  await expect(father.page.getByText('You can no longer open Leo’s record')).toBeVisible({
    timeout: 20_000,
  })
  await photograph(father.page, 'family-removed')
  const saving = father.page.waitForEvent('download')
  await father.page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  for (const allergen of ['Latex', 'Bees', 'Cats']) expect(file).toContain(allergen)
  await expect(father.page.getByText('You can no longer open Leo’s record')).toHaveCount(0)
  const kept = await father.page.evaluate(async () => (await indexedDB.databases()).length)
  expect(kept).toBeLessThanOrEqual(2) // his own record, and the notes
  await openMembers(page, 'Leo')
  await expect(page.getByText('Ben')).toHaveCount(0)
  await page.goto('/dashboard')
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Ibuprofen')).toBeVisible()
  await expect(listed(page, /Latex|Bees|Cats|Dust/)).toHaveCount(0)
})

test('a guardian lets in a person who used a link, and the only guardian must decide about a record before leaving', async ({
  device: mother,
  newDevice,
  server,
}) => {
  test.setTimeout(240_000)
  const { page } = mother
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await addProfile(page, 'Leo')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })
  const { page: ben } = await newDevice({ baseURL: server.url })
  const benEmail = await enrol(ben, { ...amelie, firstName: 'Ben' })

  // The link alone opens nothing. The mother sees who used the link, and lets him in.
  await openMembers(page, 'Leo')
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('What they may do').selectOption({ label: 'Viewer' })
  await form.getByRole('button', { name: 'Invite' }).click()
  const link = await form.getByText(/\/invitation#/).textContent()
  await photograph(page, 'family-link')
  await expectAccessible(page)
  const invitation = `/invitation${new URL(String(link)).hash}`
  await ben.goto(invitation)
  await expect(ben.getByText('Ana Østergård-Nguyễn invited you to Leo’s record.')).toBeVisible()
  await expect(ben.getByText('Confirm your email address first')).toBeVisible()
  await expectAccessible(ben)
  // After the confirmation he is at the invitation by himself.
  await ben.goto(await confirmationLink(server, benEmail))
  await ben.getByRole('button', { name: 'Confirm this address' }).click()
  await photograph(ben, 'family-invitation')
  await ben.getByRole('button', { name: 'Accept' }).click()
  await expect(ben.getByText('One more step')).toBeVisible()
  await expectAccessible(ben)
  await ben.goto('/family')
  await expect(ben.getByRole('heading', { name: 'Family and carers', level: 1 })).toBeVisible()
  await expect(ben.getByText('Leo')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByText(/^Ben .* waits for you to let them in$/)).toBeVisible()
  await page.goto('/family')
  await expect(page.getByText(/^Ben .* waits to be let in$/)).toBeVisible()
  await page.getByRole('link', { name: 'Decide' }).click()
  await page.getByRole('button', { name: 'Let in Ben' }).click()
  await expect(page.getByText('Let in', { exact: true })).toBeVisible()

  await ben.goto('/dashboard')
  await showRecord(ben, 'Leo')
  await openTab(ben, 'Medical Info')
  await expect(ben.getByText('You can read this record, but not change it.')).toBeVisible()

  await page.getByLabel('What Ben may do').selectOption({ label: 'Carer' })
  await expect(page.getByText('Ben: Carer')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Add Allergy' })).toBeVisible({ timeout: 20_000 })

  // The mother is the only guardian, so her account stays until she has decided about the record.
  await page.goto('/dashboard')
  await showRecord(page, 'Ana')
  await openTab(page, 'Profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText(/You are the only guardian of a record/)).toBeVisible()
  await photograph(page, 'family-deletion-refused')
  await page.getByRole('button', { name: 'Family and carers' }).click()
  await expect(page.getByRole('heading', { name: 'Family and carers', level: 1 })).toBeVisible()
  await photograph(page, 'family')
  await expectAccessible(page)

  await ben.goto('/family')
  await ben.getByRole('link', { name: 'Who may open it: Leo’s record' }).click()
  await ben.getByRole('button', { name: 'Leave this record' }).click()
  const leaving = ben.getByRole('alertdialog', { name: 'Leave Leo’s record?' })
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(ben.getByRole('heading', { name: 'Family and carers', level: 1 })).toBeVisible()
  await expect(ben.getByRole('link', { name: /Leo’s record/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Who may open it: Leo’s record' }).click()
  await expect(
    page
      .getByText('You have not let anyone else in.')
      .or(page.getByText('You', { exact: true }))
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Ben', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete this record' }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete Leo’s record?' })
  await expect(deleting).toContainText('Its printed cards stop working.')
  await photograph(page, 'family-delete')
  await deleting.getByRole('button', { name: 'Delete Leo’s record' }).click()
  await expect(page.getByText('Leo’s record is gone.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Leo’s record/ })).toHaveCount(0)
})

test('from the e-mail of an invitation, a newcomer is in the record after six taps', async ({
  device: mother,
  newDevice,
  server,
}) => {
  test.setTimeout(120_000)
  const { page } = mother
  await enrolConfirmed(mother, server, 'Ana')
  await addProfile(page, 'Leo')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })
  await openMembers(page, 'Leo')
  const email = `ben-${Date.now()}@lifetag.example`
  await inviteByEmail(page, email, 'Carer')

  const { page: ben } = await newDevice({ baseURL: server.url })
  const effort = new Effort(ben)
  await ben.goto(await invitationPath(server, email))
  effort.counts.taps += 1 // the link in the e-mail
  await expect(ben.getByText('Ana Østergård-Nguyễn invited you to a medical record.')).toBeVisible()
  await expectAccessible(ben)
  await photograph(ben, 'family-invited')
  await effort.tap(ben.getByRole('link', { name: 'Create an account' }))
  await effort.fill('Email', email)
  await effort.fill('Password', amelie.password)
  await effort.tap(ben.getByLabel(/^I agree/))
  await effort.press('Create account')
  await expect(ben.getByText('Ana Østergård-Nguyễn invited you to Leo’s record.')).toBeVisible()
  await effort.press('Accept')
  await expectShown(ben, 'Leo’s record')
  expect(effort.counts.taps).toBeLessThanOrEqual(6)
  await expect(ben.getByText('Your recovery kit is not saved yet')).toBeVisible()
})

test('from the sign-in, a child’s card is made within 25 taps', async ({ page }) => {
  test.setTimeout(90_000)
  const email = await enrol(page, { ...amelie, firstName: 'Ana' })
  await signOut(page)
  const effort = new Effort(page)
  await page.goto('/auth')
  await effort.fill('Email', email)
  await effort.fill('Password', amelie.password)
  await effort.press('Sign in')
  await effort.tap(page.getByRole('link', { name: /^Family and carers/ }))
  await effort.tap(page.getByLabel('First name'))
  await page.getByLabel('First name').fill('Emil')
  await effort.press('Add record')
  await expectShown(page, 'Emil’s record')
  await effort.tap(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Medical Info' }),
  )
  await effort.press('Add Allergy')
  const form = page.getByRole('form', { name: 'Add Allergy' })
  await effort.tap(form.getByLabel('Allergen'))
  await form.getByLabel('Allergen').fill('Peanuts')
  await effort.tap(form.getByLabel('Severity'))
  await form.getByLabel('Severity').fill('Severe')
  await form.getByLabel('Severity').press('Enter')
  effort.counts.taps += 1
  await expect(listed(page, 'Peanuts')).toBeVisible()
  await effort.tap(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'QR Codes' }),
  )
  await effort.press('Generate QR Code')
  await expect(page.getByRole('heading', { name: 'Generated QR Code', exact: true })).toBeVisible()
  await effort.tap(page.getByRole('link', { name: 'Print' }).first())
  await expect(page).toHaveURL(/\/print\//)
  expect(effort.tapsAndFields).toBeLessThanOrEqual(25)
})
