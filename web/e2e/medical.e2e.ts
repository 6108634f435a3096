import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, signIn } from './steps/account'
import { amelie } from './steps/amelie'
import { bombOf, pdfWithScript, renamedProgram, turnedPhoto } from './steps/files'
import { addItems, createProfile, editPersonal, listed, openTab } from './steps/record'
import { underWorker } from './steps/worker'

// The stored documents are opened in the browser's PDF viewer.
test.use({ wholeBrowser: true })

const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()
const fileInput = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const isSent = async (page: Page) => {
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible({ timeout: 20_000 })
}

/** Enrols a person with a profile, on a phone that works offline from now on. */
async function begin(page: Page): Promise<string> {
  const email = await enrol(page, amelie)
  await underWorker(page)
  await createProfile(page)
  return email
}

/** Makes writes of files fail with a full disk. Chromium's own switch does not affect IndexedDB. */
function fillDisk() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...row) {
    if (this.name === 'blobs') throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, row)
  }
}

async function setDnr(page: Page) {
  await page.getByRole('button', { name: 'Set DNR' }).click()
  const form = page.getByRole('form', { name: 'DNR' })
  await form.getByLabel('Status').selectOption('Do Not Resuscitate')
  return form
}

test('a DNR document is added and opened without a network, and another phone fetches it once', {
  tag: '@core',
}, async ({ page, device, newDevice, server }) => {
  test.setTimeout(90_000)
  const email = await begin(page)
  await device.goOffline()
  const form = await setDnr(page)
  const save = form.getByRole('button', { name: 'Save DNR status' })
  await expect(form.getByText('Please upload a document for DNR or POLST status')).toBeVisible()
  await expect(save).toBeDisabled()
  await expectAccessible(page)
  await photograph(page, 'dnr-form')
  await fileInput(page, 'Signed document').setInputFiles(pdfWithScript('Do not resuscitate'))
  await expect(form.getByText('order.pdf')).toBeVisible()
  await save.click()
  await toast(page, 'Medical profile updated successfully')

  const view = (on: Page) => on.getByRole('button', { name: 'View Document' })
  const [tab] = await Promise.all([device.context.waitForEvent('page'), view(page).click()])
  await expect.poll(() => tab.url()).toMatch(/^blob:/)
  await tab.close()

  await device.goOnline()
  await isSent(page)
  const other = await newDevice({ baseURL: server.url })
  await other.page.goto('/')
  await signIn(other.page, email, amelie.password)
  await underWorker(other.page)
  await openTab(other.page, 'Medical Info')
  await view(other.page).waitFor()
  await other.goOffline()
  await view(other.page).click()
  await toast(other.page, 'It is not on this device yet. Connect once to fetch it.')
  await other.goOnline()
  const [first] = await Promise.all([other.context.waitForEvent('page'), view(other.page).click()])
  await expect.poll(() => first.url()).toMatch(/^blob:/)
  await first.close()
  await other.goOffline()
  const [again] = await Promise.all([other.context.waitForEvent('page'), view(other.page).click()])
  await expect.poll(() => again.url()).toMatch(/^blob:/)
})

test('a photo of 9 megabytes is stored upright, small and without camera data', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const email = await begin(page)
  await editPersonal(page)
  const input = fileInput(page, 'Photo')
  const photo = await turnedPhoto(input, { noisy: true })
  expect(photo.buffer.byteLength).toBeGreaterThan(6_000_000)
  await input.setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await toast(page, 'Medical profile updated successfully')
  await isSent(page)

  await request.post('/api/auth/login', {
    data: { email, password: amelie.password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { photoUrl } = await (await request.get('/api/medical-profile')).json()
  const stored = await (await request.get(photoUrl)).body()
  expect(stored.byteLength).toBeLessThan(4_000_000)
  expect(stored.includes('Exif')).toBe(false)
  const base64 = stored.toString('base64')
  const seen = await page.evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const red = (top: number) => (context?.getImageData(20, top, 1, 1).data[0] ?? 0) > 127
    return {
      isUpright: bitmap.height > bitmap.width,
      top: red(20),
      bottom: red(bitmap.height - 20),
    }
  }, base64)
  expect(seen).toEqual({ isUpright: true, top: true, bottom: false })
})

test('a file that cannot be stored is refused with a reason, and other data stays', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await begin(page)
  await addItems(page, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Severe' }])
  await editPersonal(page)
  await page.getByLabel('City').fill('Aarhus')
  const photo = fileInput(page, 'Photo')

  await photo.setInputFiles(bombOf(16_000))
  await toast(page, 'This picture has too many pixels. Choose a smaller one')
  await photo.setInputFiles(renamedProgram)
  await toast(page, 'Choose a JPG, PNG or WebP picture')

  const form = await setDnr(page)
  await fileInput(page, 'Signed document').setInputFiles(renamedProgram)
  await expect(
    form.getByText(/^Failed to upload document\. Please try again\. Choose a PDF/),
  ).toBeVisible()
  await photograph(page, 'files-refused')

  await page.evaluate(fillDisk)
  await fileInput(page, 'Signed document').setInputFiles(pdfWithScript('Do not resuscitate'))
  await expect(form.getByText(/This phone has no space left for the file/)).toBeVisible()
  await photo.setInputFiles(await turnedPhoto(photo))
  await expect(page.getByText('This phone has no space left for the file')).toHaveCount(2)

  await expect(page.getByLabel('City')).toHaveValue('Aarhus')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await toast(page, 'Medical profile updated successfully')
  await page.reload()
  await expect(listed(page, 'Latex')).toBeVisible()
  await expect(page.getByText('Aarhus')).toBeVisible()
  await isSent(page)
})

test('insurance has two forms, can be cleared, and returns with Undo', async ({ page, device }) => {
  test.setTimeout(90_000)
  await begin(page)
  await device.goOffline()
  await page.getByText('Insurance Policies', { exact: true }).click()
  await page.getByRole('button', { name: 'Add Policy' }).click()
  const policy = page.getByRole('form', { name: 'Add Policy' })
  await policy.getByLabel('Insurance Company Name').press('Enter')
  await expect(policy.getByText('Insurance Company Name is required')).toBeVisible()
  await expect(policy.getByText('Policy number is required')).toBeVisible()
  await policy.getByLabel('Insurance Company Name').fill('Nordic Health')
  await policy.getByLabel('Policy number').fill('NH-4711')
  await policy.getByLabel('Policy number').press('Enter')
  await toast(page, 'Insurance policy added successfully')
  await page.keyboard.press('Escape')

  await page.getByText('Legacy Insurance Information').click()
  await page.getByRole('button', { name: 'Add Insurance' }).click()
  const legacy = page.getByRole('form', { name: 'Insurance', exact: true })
  await legacy.getByRole('button', { name: 'Save insurance' }).click()
  await expect(legacy.getByText('Insurance Company Name is required')).toBeVisible()
  await legacy.getByLabel('Insurance Company Name').fill('Sygesikringen Danmark')
  await legacy.getByLabel('Subscriber name').fill('Amélie Østergård')
  const card = page.getByLabel('Photo of the card, front', { exact: true })
  await card.setInputFiles(await turnedPhoto(card))
  await expect(legacy.getByRole('img')).toBeVisible()
  await photograph(page, 'legacy-form')
  await expectAccessible(page)
  await legacy.getByRole('button', { name: 'Save insurance' }).click()
  await expect(page.getByText('Insurance Company Name: Sygesikringen Danmark')).toBeVisible()
  await addItems(page, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Severe' }])
  await photograph(page, 'medical-filled')

  await page.getByRole('button', { name: 'Clear insurance information' }).click()
  await expect(page.getByText('Insurance Company Name: Sygesikringen Danmark')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Insurance Company Name: Sygesikringen Danmark')).toBeVisible()
  await device.goOnline()
  await isSent(page)
})

test('what other programs write by the API appears on the phone', async ({ page, context }) => {
  await begin(page)
  await isSent(page)
  await openTab(page, 'Medical Info')
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const { id } = await (await context.request.get('/api/medical-profile')).json()
  const items = {
    'emergency-contacts': { name: 'Søren', relationship: 'Husband', phoneNumber: '112' },
    allergies: { allergen: 'Penicillin', severity: 'Severe' },
    medications: { name: 'Warfarin', dosage: '5 mg' },
    'medical-conditions': { condition: 'Asthma', status: 'Active' },
    'insurance-policies': { provider: 'Nordic Health', policyNumber: '7' },
  }
  for (const [path, item] of Object.entries(items)) {
    const data = { medicalProfileId: id, ...item }
    const answer = await context.request.post(`/api/${path}`, { data, headers })
    expect(answer.status()).toBe(201)
  }
  const upload = await context.request.post('/api/upload-document', {
    multipart: { document: pdfWithScript('POLST') },
    headers,
  })
  const { url } = await upload.json()
  const dnr = { dnrStatus: 'POLST', dnrDocumentUrl: url, dnrDocumentName: 'polst.pdf' }
  await context.request.put(`/api/medical-profile/${id}`, { data: dnr, headers })

  for (const words of ['Søren', 'Penicillin', 'Warfarin', 'Asthma', 'Nordic Health']) {
    await expect(listed(page, words)).toBeVisible({ timeout: 15_000 })
  }
  await expect(page.getByText('POLST on File')).toBeVisible()
  await expect(page.getByText('polst.pdf')).toBeVisible()
})

test('a record with nothing in it is short, and shows what responders need', async ({ page }) => {
  await enrol(page, amelie)
  await createProfile(page)
  for (const [name, isOpen] of [
    ['No allergies recorded yet', true],
    ['No DNR status recorded yet', true],
    ['No additional notes recorded yet', false],
    ['No insurance policies recorded yet', false],
  ] as const) {
    await expect(page.getByText(name)).toBeVisible({ visible: isOpen })
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(2500)
})
