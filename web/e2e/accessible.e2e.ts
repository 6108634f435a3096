import { APP_ROUTES } from 'sync-protocol/rest'
import { expect, findInaccessible, photograph, test } from './harness'
import { SCREENS, type Screen } from './screens.table'
import { signOut, signUp } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { tabTo } from './steps/keyboard'
import { addItems, createProfile, openTab } from './steps/record'
import { expectNothingLost } from './steps/reflow'

const fileName = (name: string) => name.replaceAll(/[^a-z]+/g, '-')

test('the walk passes every address of the app', () => {
  const walked = new Set(SCREENS.map(({ path }) => path.split('?')[0]))
  // The print screen's address has a code's id in it: the wallet card is reached by its link.
  const missed = APP_ROUTES.filter(route => !walked.has(route) && route !== '/print/:codeId')
  expect(missed).toEqual([])
})

test.describe('each screen', () => {
  for (const as of ['nobody', 'newcomer', 'reader'] as const) {
    test(`as ${as} sees it breaks no rule, in both themes, at 320 px and with text twice the size`, async ({
      page,
    }) => {
      test.setTimeout(480_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (as !== 'nobody') await signUp(page, amelie)
      if (as === 'reader') {
        await createProfile(page)
        await addItems(page, 'Add Allergy', amelie.allergies)
        await addItems(page, 'Add Contact', amelie.contacts)
        await makeCode(page)
      }
      const unreached: string[] = []
      for (const screen of SCREENS.filter(row => row.as === as)) {
        // One screen that does not come hides no fault of another.
        await test
          .step(screen.name, () => hold(screen))
          .catch((error: Error) => {
            unreached.push(`${screen.name}\n${error.message}`)
          })
      }
      expect(unreached).toEqual([])

      async function hold({ name, path, until, bring }: Screen) {
        await page.goto(path)
        await page.getByRole(until.role, { name: until.name }).first().waitFor()
        await bring?.(page)
        // Soft: one screen's fault does not hide the next one's.
        expect.soft(await findInaccessible(page), name).toEqual([])
        await expectNothingLost(page)
        await photograph(page, fileName(name))
      }
    })
  }
})

test('without a mouse one signs in, makes the record, adds an allergy and makes the code', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const { keyboard } = page
  const email = await signUp(page, amelie)
  await signOut(page)
  await page.goto('/')

  await tabTo(page, 'link', 'Sign In / Get Started')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await tabTo(page, 'textbox', 'E-mail')
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

test('a press below an open list lands on what it was aimed at', async ({ page }) => {
  await signUp(page, amelie)
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
