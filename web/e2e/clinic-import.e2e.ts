import { sealFile } from 'sync-protocol/shl'
import { expect, expectAccessible, photograph, test } from './harness'
import { answerAll, elodie } from './steps/first-run'
import { keptLater } from './steps/worker'

test.use({ firstVisit: true })

const subject = { reference: 'Patient/p' }
const active = { coding: [{ code: 'active' }] }
const resources = [
  {
    resourceType: 'Composition',
    subject,
    date: '2026-10-01',
    author: [{ display: 'Clínica Río' }],
  },
  { resourceType: 'Patient', id: 'p', name: [{ text: elodie.name }], birthDate: elodie.born },
  {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: active,
    code: { text: 'لاتكس', coding: [{ system: 'http://snomed.info/sct', code: '1003755004' }] },
    reaction: [{ severity: 'severe', manifestation: [{ text: 'صدمة' }] }],
  },
  {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationCodeableConcept: { text: 'Warfarin' },
    dosage: [{ text: '7.5 mg', timing: { code: { text: 'once a day' } } }],
  },
  { resourceType: 'ServiceRequest', code: { text: 'Physiotherapy' } },
]
const summary = JSON.stringify({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map(resource => ({ resource })),
})
const file = { name: 'clinic.json', mimeType: 'application/json', buffer: Buffer.from(summary) }

test('a clinic’s summary is reviewed, added and undone without a connection', {
  tag: '@core',
}, async ({ page, device }) => {
  await page.goto('/')
  await answerAll(page)
  await expect.poll(() => keptLater(page)).toContainEqual(expect.stringContaining('/import/'))
  await device.goOffline()
  await page.goto('/dashboard?tab=profile&page=clinic')
  await page.getByRole('link', { name: 'Add from a clinic' }).click()
  await expect(page.getByRole('button', { name: 'Choose the file' })).toBeVisible()
  await photograph(page, 'clinic-import')
  await expectAccessible(page)

  const choose = () => page.getByLabel('Patient summary file').setInputFiles(file)
  await choose()
  const latex = page.getByRole('checkbox', { name: /لاتكس/ })
  const warfarin = page.getByRole('checkbox', { name: /^Warfarin/ })
  await expect(latex).toBeChecked()
  await expect(warfarin).not.toBeChecked()
  await page.getByText('Left out: 1 entry').click()
  await expect(page.getByText('ServiceRequest: Physiotherapy')).toBeVisible()
  await photograph(page, 'clinic-review')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add nothing' }).click()
  await choose()
  await page.getByRole('button', { name: 'Add 1 entry' }).click()
  await expect(page.getByText('Added: 1 entry')).toBeVisible()
  await photograph(page, 'clinic-added')
  await page.getByRole('link', { name: 'See the record' }).click()
  const added = page.getByRole('button', { name: 'Delete لاتكس' })
  await expect(added).toBeVisible()
  await expect(page.getByText('Warfarin 5 mg')).toBeVisible()

  // A second import finds the added entry, and offers the dose again.
  await page.goto('/dashboard?tab=profile&page=clinic')
  await page.getByRole('link', { name: 'Add from a clinic' }).click()
  await choose()
  await expect(warfarin).not.toBeChecked()
  await expect(latex).toHaveCount(0)
  await warfarin.check()
  await page.getByRole('button', { name: 'Add 1 entry' }).click()
  await page.getByRole('button', { name: 'Undo everything' }).click()
  await expect(page.getByText('Everything was undone')).toBeVisible()
  await page.goto('/dashboard?tab=medical-info')
  await expect(page.getByText('Warfarin 5 mg')).toBeVisible()
  await expect(added).toBeVisible()
})

test('the browser opens a SMART Health Link itself, after its passcode and only on a press', async ({
  page,
  context,
}) => {
  const key = 'A'.repeat(43)
  const payload = {
    url: 'https://clinic.example/shl/1',
    key,
    flag: 'P',
    label: 'Visit of 1 October',
  }
  const link = `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  const embedded = await sealFile(
    { contentType: 'application/fhir+json', content: summary },
    key,
    globalThis,
  )
  const asked: unknown[] = []
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  await context.route('https://clinic.example/**', async route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const body = request.postDataJSON()
    asked.push(body)
    return body.passcode === '2468'
      ? route.fulfill({
          headers: cors,
          json: { files: [{ contentType: 'application/fhir+json', embedded }] },
        })
      : route.fulfill({ status: 401, headers: cors, json: { remainingAttempts: 4 } })
  })

  await page.goto(`/view#${link}`)
  await expect(page.getByText('clinic.example')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Visit of 1 October' })).toBeVisible()
  expect(asked).toEqual([])
  await photograph(page, 'view-link')
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Dr. Nguyễn')
  await page.getByLabel('Link’s passcode').fill('1111')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/4 tries are left/)).toBeVisible()
  await page.getByLabel('Link’s passcode').fill('2468')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: elodie.name })).toBeVisible()
  await expect(page.getByText('لاتكس').first()).toBeVisible()
  expect(asked).toMatchObject([{ passcode: '1111' }, { recipient: 'Dr. Nguyễn', passcode: '2468' }])
  await photograph(page, 'view-summary')
  await expectAccessible(page)
})
