/** Merges records of several phones into one account, while the tab dies in the middle. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, signIn, signOut, startLocal } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { dieAt, keptRows, type LastCall } from './steps/dying-tab'
import { expectShown, showRecord } from './steps/family'
import { WORD_DOCUMENT } from './steps/files'
import { answerAll, elodie } from './steps/first-run'
import { addItems, createProfile, listed, openTab } from './steps/record'

const question = (page: Page) => page.getByRole('heading', { name: 'The record on this phone' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Signs in on a phone that already has a record. The app then asks what to do with it. */
async function signInBeside(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(amelie.password)
  await press(page, 'Sign in')
  await expect(question(page)).toBeVisible()
}

/** Opens the phone again. It asks again, and its record is complete. */
async function askedAgain(page: Page, holds: string) {
  await page.goto('/dashboard')
  await expect(question(page)).toBeVisible()
  await expect(page.getByText(`It has: ${holds}.`)).toBeVisible()
}

async function onlyRecord(page: Page): Promise<[name: string, rows: string[]]> {
  const [record, ...others] = Object.entries(await keptRows(page))
  expect(others).toEqual([])
  if (!record) throw new Error('Nothing is kept here')
  return record
}

const rowsAlone = async (page: Page) => (await onlyRecord(page))[1]

async function attachDocument(page: Page) {
  await openTab(page, 'Medical Info')
  await press(page, 'Set DNR')
  const form = page.getByRole('form', { name: 'DNR' })
  await form.getByLabel('Status').selectOption('DNR')
  const file = { name: 'dnr.doc', mimeType: 'application/msword', buffer: WORD_DOCUMENT }
  await form.locator('input[type=file]').first().setInputFiles(file)
  await press(page, 'Save DNR status')
  await expect(page.getByText('dnr.doc')).toBeVisible()
}

const elodies = [
  'allergies Penicillin',
  'conditions Atrial fibrillation',
  `contacts ${elodie.contact.name}`,
  'medications Metoprolol',
  'medications Warfarin',
  `profile ${elodie.name}`,
  'qr-codes',
]

test('two phones with separate records end in one account, wherever the tab dies', async ({
  page: third,
  newDevice,
  gate,
  server,
}) => {
  test.setTimeout(300_000)
  const email = await enrol(third, amelie)
  await signOut(third)
  const links: string[] = []

  await test.step('the first phone adds its record', async () => {
    let { page } = await newDevice(gate.deviceOptions)
    await page.goto('/')
    await answerAll(page)
    links.push(String((await printCard(page)).zxing))
    await page.goto('/dashboard')
    await attachDocument(page)
    const [local, before] = await onlyRecord(page)
    expect(before).toEqual(elodies)
    await signInBeside(page, email)
    const dieAdding = async (last: LastCall) => {
      page = await dieAt(page, gate, last, () => press(page, 'Add it'))
    }
    const holds =
      'Personal information, Emergency contact, Allergy, Medicine × 2, Medical condition, QR code'

    for (const last of [
      { call: 'put', of: 'files' },
      { call: 'add', of: 'outbox', nth: 3 },
      { call: 'put', of: 'view', nth: 7 },
    ] as const) {
      await dieAdding(last)
      await askedAgain(page, holds)
      const { [local]: beside, ...account } = await keptRows(page)
      expect([beside, Object.values(account)], JSON.stringify(last)).toEqual([
        elodies,
        [['account']],
      ])
    }

    // The account has all of the record, and the phone still has it too.
    await dieAdding({ call: 'deleteDatabase' })
    await askedAgain(page, holds)
    const { [local]: beside, ...account } = await keptRows(page)
    expect([beside, Object.values(account)]).toEqual([elodies, [['account', ...elodies]]])

    // The record is deleted from the phone, and the note about it still exists.
    await dieAdding({ call: 'delete', of: 'keyval' })
    await page.goto('/dashboard')
    await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
    expect(await rowsAlone(page)).toEqual(['account', ...elodies])
  })

  await test.step('the second phone keeps its record apart and adds it later', async () => {
    let { page } = await newDevice(gate.deviceOptions)
    await startLocal(page)
    await createProfile(page)
    await addItems(page, 'Add Allergy', [{ Allergen: 'Penicillin', Severity: 'Mild' }])
    await addItems(page, 'Add Medication', [{ 'Medication name': 'Insulin' }])
    await makeCode(page)
    links.push(String((await printCard(page)).zxing))
    const [local, amelies] = await onlyRecord(page)
    await signInBeside(page, email)
    const holds = 'Personal information, Allergy, Medicine, QR code'

    const dieKeeping = async (last: LastCall) => {
      page = await dieAt(page, gate, last, () => press(page, 'Keep it for later'))
    }
    await dieKeeping({ call: 'setItem', of: 'bring-later' })
    await askedAgain(page, holds)
    await dieKeeping({ call: 'pushState' })
    await page.goto('/dashboard')
    await expect(page.getByText('Another record is on this phone')).toBeVisible()
    await page.getByRole('link', { name: 'Look at it' }).click()

    const answer = async () => {
      await press(page, 'Add it')
      await page.getByRole('radio', { name: new RegExp(elodie.name) }).check()
    }
    for (const [last, theirs] of [
      [{ call: 'add', of: 'outbox', nth: 2 }, []],
      [{ call: 'deleteDatabase' }, ['allergies Penicillin', 'medications Insulin', 'qr-codes']],
    ] as const) {
      await answer()
      page = await dieAt(page, gate, last, () => press(page, 'Continue'))
      await page.goto('/bring')
      await expect(page.getByText(`It has: ${holds}.`)).toBeVisible()
      const { [local]: beside, ...account } = await keptRows(page)
      expect([beside, Object.values(account)], JSON.stringify(last)).toEqual([
        amelies,
        [['account', ...elodies, ...theirs].sort()],
      ])
    }
    await answer()
    await press(page, 'Continue')
    await expect(page.getByText('No entry was new.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
    await expect(page.getByText('Another record is on this phone')).toBeHidden()
  })

  await signIn(third, email, amelie.password)
  await openTab(third, 'Medical Info')
  await expect(listed(third, 'Insulin')).toHaveCount(1)
  await expect(listed(third, 'Warfarin')).toHaveCount(1)
  await expect(listed(third, 'Penicillin')).toHaveCount(2)
  await expect(listed(third, 'Penicillin').filter({ hasText: 'Mild' })).toHaveCount(1)
  await expect(listed(third, 'Penicillin').filter({ hasText: 'Severe' })).toHaveCount(1)
  expect(await rowsAlone(third)).toEqual(
    ['account', ...elodies, 'allergies Penicillin', 'medications Insulin', 'qr-codes'].sort(),
  )
  const downloading = third.waitForEvent('download')
  await press(third, 'View Document')
  expect(readFileSync(await (await downloading).path())).toEqual(WORD_DOCUMENT)
  for (const link of links) {
    const answer = await third.request.get(server.url + new URL(link).pathname)
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      expect.stringContaining('Penicillin'),
    ])
  }
})

test('a discarded record is complete or gone, and the account is unchanged', async ({
  page: other,
  newDevice,
  gate,
}) => {
  const email = await enrol(other, amelie)
  await createProfile(other)
  await addItems(other, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Mild' }])
  const inAccount = ['account', 'allergies Latex', 'profile Amélie']

  let { page } = await newDevice(gate.deviceOptions)
  await startLocal(page)
  await createProfile(page)
  await addItems(page, 'Add Allergy', [{ Allergen: 'Penicillin', Severity: 'Severe' }])
  const [local, here] = await onlyRecord(page)
  await signInBeside(page, email)
  const dieDiscarding = async (last: LastCall) => {
    await press(page, 'Discard')
    page = await dieAt(page, gate, last, () => press(page, 'Discard it'))
  }

  await dieDiscarding({ call: 'deleteDatabase' })
  await askedAgain(page, 'Personal information, Allergy')
  expect((await keptRows(page))[local]).toEqual(here)

  await dieDiscarding({ call: 'delete', of: 'keyval' })
  await page.goto('/dashboard')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await expect.poll(() => rowsAlone(page)).toEqual(inAccount)
  expect(await rowsAlone(other)).toEqual(inAccount)
})

test('a record that becomes a record of the account has its codes, wherever the tab dies', async ({
  page: other,
  newDevice,
  gate,
  server,
}) => {
  test.setTimeout(180_000)
  const email = await enrol(other, { ...amelie, firstName: 'Ana', lastName: 'Sørensen' })
  let { page } = await newDevice(gate.deviceOptions)
  await startLocal(page)
  await createProfile(page)
  await addItems(page, 'Add Allergy', [{ Allergen: 'Penicillin', Severity: 'Severe' }])
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  const [local, here] = await onlyRecord(page)
  await signInBeside(page, email)
  await photograph(page, 'bring-keep')
  await expectAccessible(page)
  const dieKeeping = async (last: LastCall) => {
    page = await dieAt(page, gate, last, () => press(page, 'Keep it as their record'))
  }

  await dieKeeping({ call: 'put', of: 'keyval' })
  await askedAgain(page, 'Personal information, Allergy, QR code')
  expect((await keptRows(page))[local]).toEqual(here)

  // The record belongs to the account, and the note about it still exists.
  await dieKeeping({ call: 'delete', of: 'keyval' })
  await page.goto('/dashboard')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible({ timeout: 20_000 })
  await showRecord(page, 'Amélie')
  await expectShown(page, 'Amélie’s record')
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Penicillin')).toBeVisible()
  expect((await keptRows(page))[local]).toEqual(expect.arrayContaining(here))

  await other.goto('/dashboard')
  await showRecord(other, 'Amélie')
  await openTab(other, 'Medical Info')
  await expect(listed(other, 'Penicillin')).toBeVisible()
  const answer = await other.request.get(server.url + new URL(link).pathname)
  expect([answer.status(), await answer.text()]).toEqual([
    200,
    expect.stringContaining('Penicillin'),
  ])
})
