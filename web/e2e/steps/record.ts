import type { Locator, Page } from '@playwright/test'
import { expect } from '../harness'

type Values = Record<string, string>

interface PersonsRecord {
  profile: Values
  allergies: Values[]
  medications: Values[]
  conditions: Values[]
  contacts: Values[]
}

export async function openTab(
  page: Page,
  name: 'Overview' | 'Medical Info' | 'QR Codes' | 'Profile',
) {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
}

/** Opens a page of Profile. */
export async function openProfilePage(page: Page, name: string) {
  await openTab(page, 'Profile')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens a page of Security. Without an account, Profile itself leads to the lock. */
export async function openSecurityPage(page: Page, name: string) {
  await openTab(page, 'Profile')
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await settings.getByRole('link', { name: /^(Security|Lock)/ }).click()
  const row = page
    .getByRole('navigation', { name: 'Security' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
  const heading = page.getByRole('heading', { name, level: 1 })
  await expect(row.or(heading)).toBeVisible()
  if (await row.isVisible()) await row.click()
  await expect(heading).toBeVisible()
}

/** Writes a whole record through the screens, as a person would. */
export async function fillRecord(page: Page, record: PersonsRecord) {
  await openTab(page, 'Medical Info')
  const personal = page.getByRole('form', { name: 'Edit personal information' })
  await openSections(personal)
  for (const [label, value] of Object.entries(record.profile)) {
    if (label === 'Date of birth') await fillDate(personal, label, value)
    else await personal.getByLabel(label).fill(value)
  }
  await personal.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('button', { name: EDIT_PERSONAL })).toBeVisible()

  await addItems(page, 'Add Allergy', record.allergies)
  await addItems(page, 'Add Medication', record.medications)
  await addItems(page, 'Add Condition', record.conditions)
  await addItems(page, 'Add Contact', record.contacts)
}

/** Creates the smallest profile. The lists are available only after it. */
export async function createProfile(page: Page): Promise<void> {
  await openTab(page, 'Medical Info')
  const personal = page.getByRole('form', { name: 'Edit personal information' })
  await personal.getByLabel('Full name').fill('Amélie')
  await personal.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('button', { name: EDIT_PERSONAL })).toBeVisible()
}

const EDIT_PERSONAL = 'Edit personal information'

/** Opens the form of a profile that exists, with all its sections. */
export async function editPersonal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: EDIT_PERSONAL }).click()
  const form = page.getByRole('form', { name: 'Edit personal information' })
  await openSections(form)
  return form
}

/** A section without values starts closed. */
export async function openSections(form: Locator): Promise<void> {
  await expect(form).toBeVisible()
  const closed = form.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** `date` is `YYYY-MM-DD`, or begins like it. */
export async function fillDate(scope: Page | Locator, label: string, date: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  const group = scope.getByRole('group', { name: label })
  await group.getByLabel('Year').fill(year)
  await group.getByLabel('Month').selectOption(month)
  await group.getByLabel('Day').fill(day)
}

/** The items of the visible lists with this text. */
export const listed = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text })

/** Adds items to one list. Enter submits each. */
export async function addItems(page: Page, add: string, items: Values[]) {
  if (items.length === 0) return
  await page.getByRole('button', { name: add, exact: true }).click()
  const form = page.getByRole('form', { name: add })
  for (const item of items) {
    const more = form.getByRole('button', { name: 'More details' })
    if (await more.isVisible()) await more.click()
    for (const [label, value] of Object.entries(item)) await form.getByLabel(label).fill(value)
    const [first = ''] = Object.values(item)
    await form.locator('input').first().press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible()
  }
  await form.getByRole('button', { name: 'Done' }).click()
}
