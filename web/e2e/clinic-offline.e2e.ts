import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, photograph, test } from './harness'
import { answerAll, elodie } from './steps/first-run'
import { keptLater } from './steps/worker'

test.use({ firstVisit: true })

test('a summary for a clinic is made without a connection, also if its screen was never opened', {
  tag: '@core',
}, async ({ page, device }) => {
  await page.goto('/')
  await answerAll(page)
  await expect.poll(() => keptLater(page)).toContainEqual(expect.stringContaining('clinic'))
  await device.goOffline()
  await page.goto('/dashboard?tab=profile&page=clinic')
  await page.getByRole('button', { name: 'Make the file' }).click()
  const dialog = page.getByRole('dialog', { name: 'A summary for a clinic' })
  await expect(dialog.getByText('Everything')).toBeVisible()
  await photograph(page, 'clinic')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^patient-summary-\d{4}-\d\d-\d\d\.json$/)
  const { entry } = JSON.parse(await readFile(await file.path(), 'utf8'))
  const kinds = entry.map(({ resource }: { resource: { resourceType: string } }) => {
    return resource.resourceType
  })
  expect(kinds).toEqual([
    'Composition',
    'Patient',
    'Condition',
    'AllergyIntolerance',
    'MedicationStatement',
    'MedicationStatement',
  ])
  expect(entry[1].resource).toMatchObject({
    name: [{ text: elodie.name }],
    birthDate: elodie.born,
  })
})
