/** A new phone of a person, while the record loads: no screen may say that there is none. */
import { expect, test } from './harness'
import type { Device } from './harness/device'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addItems, createProfile, openTab } from './steps/record'

/** Enrols a person with a record and a code that are on the server. */
async function whoHasACode({ page, context }: Device) {
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', amelie.allergies.slice(0, 1))
  await makeCode(page)
  const print = (await page.getByRole('link', { name: 'Print' }).getAttribute('href')) ?? ''
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  return { cookies: await context.cookies(), print }
}

test('code, print and record wait for the first answer and then show it', async ({
  device,
  newDevice,
  gate,
}) => {
  test.setTimeout(90_000) // three more phones
  const { cookies, print } = await whoHasACode(device)

  for (const { path, title, untrue, shown } of [
    {
      path: '/code',
      title: 'My code',
      untrue: /No QR codes generated yet|not on this phone/,
      shown: 'Code that opens my emergency record',
    },
    {
      path: print,
      title: 'Print',
      untrue: 'This code is not on this device',
      shown: 'EMERGENCY MEDICAL INFORMATION',
    },
    {
      path: '/dashboard?tab=medical-info',
      title: 'Medical Dashboard',
      untrue: 'Create Profile',
      shown: 'Penicillin',
    },
  ]) {
    const phone = await newDevice(gate.deviceOptions)
    await phone.context.addCookies(cookies)
    const first = gate.holdAnswer('/api/sync')
    await phone.page.goto(path)
    await first.caught
    await expect(phone.page.getByRole('heading', { name: title }).first()).toBeVisible()
    await phone.page.waitForTimeout(1_000) // a wrong statement would be visible by then
    expect(await phone.page.getByText(untrue).count(), path).toBe(0)
    first.release()
    const there = phone.page.getByText(shown).or(phone.page.getByRole('img', { name: shown }))
    await expect(there.first(), path).toBeVisible()
    expect(await phone.page.getByText(untrue).count(), path).toBe(0)
  }
})

test('if the first answer fails, no screen says that there is no record, and the app tries again itself', async ({
  device,
  newDevice,
  gate,
}) => {
  test.setTimeout(90_000) // one more phone
  const { cookies, print } = await whoHasACode(device)

  const phone = await newDevice(gate.deviceOptions)
  await phone.context.addCookies(cookies)
  gate.setStranger({ path: '/api/sync', status: 502, html: 'Bad gateway' })
  for (const { path, missing, untrue } of [
    { path: '/dashboard', missing: 'This record is', untrue: /^0$|Make your card/ },
    { path: '/dashboard?tab=medical-info', missing: 'This record is' },
    { path: '/dashboard?tab=qr-codes', missing: 'The codes are', untrue: 'Your QR codes' },
    { path: '/code', missing: 'The codes are', untrue: /No QR codes generated yet/ },
    { path: print, missing: 'This code is', untrue: 'This code is not on this device' },
    { path: '/summary', missing: 'This record is', untrue: 'Not recorded' },
  ]) {
    await phone.page.goto(path)
    const said = phone.page.getByText(`${missing} not on this phone yet.`)
    await expect(said, path).toBeVisible()
    if (untrue) expect(await phone.page.getByText(untrue).count(), path).toBe(0)
  }
  await phone.page.goto('/dashboard?tab=medical-info')
  await expect(phone.page.getByText('not on this phone yet.')).toBeVisible()
  gate.setStranger(null)
  await expect(phone.page.getByText('Penicillin')).toBeVisible({ timeout: 30_000 })
  await expect(phone.page.getByText('not on this phone yet.')).toHaveCount(0)
})
