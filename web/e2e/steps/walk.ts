import type { Page } from '@playwright/test'
import { productName } from '../../src/ui/page-title'
import { expect, findInaccessible, photograph, test } from '../harness'
import { Device } from '../harness/device'
import { wholeChromium } from '../harness/fixtures'
import { SCREENS, type Screen } from '../screens.table'
import { enrol, startLocal } from './account'
import { amelie } from './amelie'
import { makeCode } from './code'
import { addItems, createProfile } from './record'
import { expectNothingLost, findRepeatedTitles } from './reflow'
import { expectStill, openSlowly } from './shifts'

const fileName = (name: string) => name.replaceAll(/[^a-z]+/g, '-')

/**
 * Defines a test for each screen of an audience, on a device that is prepared once. A fault of one screen
 * does not hide another.
 */
export function walkScreens(as: Screen['as']): void {
  // Otherwise each worker prepares its own device, which takes longer than walking through ten screens.
  test.describe.configure({ mode: 'default' })
  let device: Device
  let codeId = ''

  test.beforeAll(async ({ playwright, server }) => {
    // A test of another file may have stopped it, and the harness starts it again only before the next test.
    await server.start()
    device = await Device.launch(playwright.chromium, {
      ...wholeChromium, // shifts depend on when a browser first paints, so they are measured in the whole one
      baseURL: server.url,
      reducedMotion: 'reduce',
    })
    codeId = await PREPARE[as](device.page)
  })
  test.afterAll(() => device?.dispose())

  for (const { name, path, until, isCore, bring } of SCREENS.filter(row => row.as === as)) {
    test(`${name} does not move and breaks no rule, in both themes, at 320 px and with text at twice the size`, {
      tag: isCore ? '@core' : [],
    }, async () => {
      const { page, problems } = device
      // An address that differs only after the # would not load again.
      await page.goto('about:blank')
      await openSlowly(page, path.replace(':codeId', codeId), () =>
        page.getByRole(until.role, { name: until.name }).first().waitFor(),
      )
      await expectStill(page)
      await bring?.(page)
      await expect.soft(page, 'says which screen it is').not.toHaveTitle(productName)
      expect.soft(await findInaccessible(page), 'accessibility').toEqual([])
      expect.soft(await page.evaluate(findRepeatedTitles), 'repeated titles').toEqual([])
      await expectNothingLost(page)
      await photograph(page, fileName(name))
      expect(problems.splice(0), 'uncaught errors and blocked content').toEqual([])
    })
  }
}

/** Prepares each audience's device. Returns the id of the code. */
export const PREPARE: Record<Screen['as'], (page: Page) => Promise<string>> = {
  nobody: async () => '',
  async newcomer(page) {
    await enrol(page, amelie)
    return ''
  },
  async reader(page) {
    await enrol(page, amelie)
    return makeRecord(page)
  },
  async local(page) {
    await startLocal(page)
    return makeRecord(page)
  },
}

/** Makes a record with entries. Returns the id of its code. */
async function makeRecord(page: Page): Promise<string> {
  await createProfile(page)
  await addItems(page, 'Add Allergy', amelie.allergies)
  await addItems(page, 'Add Contact', amelie.contacts)
  await makeCode(page)
  const print = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  return String(print?.split('/').at(-1))
}
