/** A phone new to a person, while the record is on its way: no screen says that there is none. */
import { expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addItems, createProfile, openTab } from './steps/record'

test('until the first answer has come, code, print and record wait for it, and then show it', async ({
  device,
  newDevice,
  gate,
}) => {
  test.setTimeout(90_000) // three more phones
  const { page, context } = device
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', amelie.allergies.slice(0, 1))
  await makeCode(page)
  const print = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()

  for (const { path, title, untrue, shown } of [
    {
      path: '/code',
      title: 'My code',
      untrue: /No QR codes generated yet|has not fetched your codes/,
      shown: 'Code that opens my emergency record',
    },
    {
      path: print ?? '',
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
    await phone.context.addCookies(await context.cookies())
    const first = gate.holdAnswer('/api/sync')
    await phone.page.goto(path)
    await first.caught
    await expect(phone.page.getByRole('heading', { name: title }).first()).toBeVisible()
    await phone.page.waitForTimeout(1_000) // what would be said untruly is drawn by then
    expect(await phone.page.getByText(untrue).count(), path).toBe(0)
    first.release()
    const there = phone.page.getByText(shown).or(phone.page.getByRole('img', { name: shown }))
    await expect(there.first(), path).toBeVisible()
    expect(await phone.page.getByText(untrue).count(), path).toBe(0)
  }
})
