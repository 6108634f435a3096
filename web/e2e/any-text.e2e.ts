import { decodeCapsule, parseCodeLink } from 'sync-protocol/qr'
import { expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { editPersonal, fillRecord, openTab } from './steps/record'

const fullName = 'عبد الرحمن O’Ångström-Ẹ̀kọ́ 🧬'
const allergen = 'Erdnüsse 🥜 فول سوداني'
const reaction = 'Zuerst Juckreiz,\ndann Atemnot\n\t– in 5 min'
const longName = `Ärztlich „${'Ω∆ß 薬'.repeat(37)}“`.slice(0, 200).padEnd(200, 'é')

test('names and values in any script, with emoji and newlines, stay the same everywhere', async ({
  page,
  newDevice,
}) => {
  test.setTimeout(120_000)
  expect([...longName]).toHaveLength(200)
  await enrol(page, amelie)
  await fillRecord(page, {
    profile: { 'Full name': fullName },
    allergies: [{ Allergen: allergen, Severity: 'Severe', Reaction: reaction }],
    medications: [{ 'Medication name': longName }],
    conditions: [],
    contacts: [],
  })
  await makeCode(page)

  await test.step('the database', async () => {
    const listed = async (path: string) => (await page.request.get(path)).json()
    await expect.poll(() => listed('/api/allergies')).toMatchObject([{ allergen, reaction }])
    await expect.poll(() => listed('/api/medications')).toMatchObject([{ name: longName }])
    expect(await listed('/api/medical-profile')).toMatchObject({ fullName })
  })

  const code = await test.step('the print', async () => {
    const read = await printCard(page)
    const front = page.getByRole('main')
    await expect(front).toContainText(fullName)
    await expect(front).toContainText(allergen)
    return read
  })
  const link = String(code.zxing)

  await test.step('the capsule', async () => {
    const decoded = decodeCapsule(parseCodeLink(link)?.capsule ?? '', '2026-11-21')
    if (!decoded.ok) throw new Error(decoded.code)
    expect(decoded.card.identity.fullName).toBe(fullName)
    expect(decoded.card.allergies?.items[0]).toMatchObject({ allergen, reaction })
  })

  await test.step("the responder's page", async () => {
    const stranger = await newDevice()
    await stranger.page.goto(link)
    const text = await stranger.page.evaluate(() => document.body.textContent)
    for (const value of [fullName, allergen, reaction, longName]) expect(text).toContain(value)
  })

  await test.step('the screens', async () => {
    await page.goto('/dashboard')
    await openTab(page, 'Medical Info')
    await expect((await editPersonal(page)).getByLabel('Full name')).toHaveValue(fullName)
    await page.getByRole('button', { name: `Edit ${allergen}` }).click()
    await expect(page.getByLabel('Reaction')).toHaveValue(reaction)
  })
})
