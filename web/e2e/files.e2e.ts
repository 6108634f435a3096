/** A file is chosen without a connection, sent before the change that names it, and read elsewhere. */
import { readFileSync } from 'node:fs'
import { expect, test } from './harness'
import { enrol, signIn } from './steps/account'
import { amelie } from './steps/amelie'
import { WORD_DOCUMENT } from './steps/files'
import { createProfile, openTab } from './steps/record'

test('a document from a phone without a connection opens on another phone, byte for byte', async ({
  device,
  newDevice,
  server,
}) => {
  const { page } = device
  const email = await enrol(page, amelie)
  await createProfile(page)
  await device.goOffline()
  await page.getByRole('button', { name: 'Set DNR' }).click()
  const form = page.getByRole('form', { name: 'DNR' })
  await form.getByLabel('Status').selectOption('DNR')
  await form.locator('input[type=file]').first().setInputFiles({
    name: 'dnr.doc',
    mimeType: 'application/msword',
    buffer: WORD_DOCUMENT,
  })
  await form.getByRole('button', { name: 'Save DNR status' }).click()
  await expect(page.getByText('dnr.doc')).toBeVisible()
  await device.goOnline()
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()

  const other = await newDevice({ baseURL: server.url })
  await other.page.goto('/')
  await signIn(other.page, email, amelie.password)
  await openTab(other.page, 'Medical Info')
  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('button', { name: 'View Document' }).click(),
  ])
  expect(readFileSync(await download.path())).toEqual(WORD_DOCUMENT)
})
