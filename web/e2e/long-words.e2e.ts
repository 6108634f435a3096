import type { Page } from '@playwright/test'
import { APP_ROUTES } from 'sync-protocol/rest'
import { expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addProfile, showRecord } from './steps/family'
import { fillRecord } from './steps/record'
import { expectFits, LARGE_TEXT } from './steps/reflow'

/** A word of 60 characters that cannot be broken. */
const long = (start: string) => start.padEnd(60, start)
const EMAIL = `${'a'.repeat(60)}@${'mail'.repeat(15)}.example`
const OWN_NAME = long('Rhabarberbarbara')
const CHILD = long('Donaudampfschiff')

const RECORD = {
  profile: {
    'Full name': OWN_NAME,
    'Date of birth': '1958',
    'Street address': long('Straßenbahnhaltestelle'),
    City: long('Llanfairpwllgwyngyll'),
  },
  allergies: [{ Allergen: long('Acetylsalicylsäure'), Severity: 'Severe' }],
  medications: [{ 'Medication name': long('Hydroxychloroquin'), Dose: long('5mg') }],
  conditions: [{ Condition: long('Pneumonoultramicroscopic'), Status: 'Active' }],
  contacts: [
    {
      Name: long('Nguyễnthịminhkhai'),
      Relationship: 'Friend',
      'Phone number': '+4520987654',
      Email: EMAIL,
    },
  ],
}

/** Addresses that show different things by their query. */
const QUERIES: Partial<Record<string, string[]>> = {
  '/dashboard': ['', '?tab=medical-info', '?tab=qr-codes', '?tab=profile'],
  '/start': ['you', 'allergies', 'medications', 'conditions', 'contacts', 'code'].map(
    step => `?step=${step}`,
  ),
  '/print/:codeId': ['', '?as=places', '?as=medical-id', '?as=family-sheet'],
}

test('no screen is wider than a phone with words of 60 characters and text twice the size', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enrol(page, { ...amelie, firstName: OWN_NAME, lastName: long('Lopado') }, EMAIL)
  await fillRecord(page, RECORD)
  await makeCode(page)
  const print = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  await addProfile(page, CHILD)
  await page.goto('/family')
  const members = page.getByRole('link', { name: `Who may open it: ${CHILD}’s record` })
  const profile = await members.getAttribute('href')
  await page.goto('/dashboard')
  await showRecord(page, OWN_NAME)
  await tellAContact(page)

  for (const route of APP_ROUTES) {
    for (const query of QUERIES[route] ?? ['']) {
      const path = route
        .replace('/print/:codeId', print ?? '')
        .replace('/family/:profileId', profile ?? '')
      await test.step(path + query, async () => {
        await page.goto(path + query)
        await page.getByRole('heading').first().waitFor()
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        await expectFits(page, { ...LARGE_TEXT, name: path + query })
      })
    }
  }
})

const clinicFile = {
  name: `${'wysłanozprzychodni'.repeat(5)}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'document',
      entry: [
        {
          resourceType: 'Composition',
          date: '2026-10-01',
          author: [{ display: long('Krankenhausgesellschaft') }],
        },
        { resourceType: 'Patient', id: 'p', name: [{ text: OWN_NAME }] },
        { resourceType: 'AllergyIntolerance', code: { text: long('Acetylsalicylsäure') } },
        { resourceType: 'ServiceRequest', code: { text: long('Physiotherapie') } },
      ].map(resource => ({ resource })),
    }),
  ),
}

test('a file of a clinic with words of 60 characters is no wider than a phone', async ({
  page,
}) => {
  await enrol(page, amelie)
  for (const path of ['/view', '/import']) {
    await page.goto(path)
    await page.getByLabel('Patient summary file').setInputFiles(clinicFile)
    await page.getByText(clinicFile.name).waitFor()
    await page.getByText(/^Left out/).click()
    await expectFits(page, { ...LARGE_TEXT, name: path })
  }
})

async function tellAContact(page: Page) {
  await page.goto('/alerts')
  await page.getByLabel('Their name').fill(long('Nguyễnthịminhkhai'))
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
}
