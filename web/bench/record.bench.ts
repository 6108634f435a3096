/**
 * `npm run bench:record` measures how much work a key or a press is for the main thread, in a record of 200
 * items on a processor four times slower. It writes the table to web/bench/record.md. Work is the time of the
 * page's main-thread tasks (script, style, layout, paint) until the second frame after the input, minus the
 * work of an idle page.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../dev/chromium'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { chromiumArgs, phone } from '../e2e/harness/screens'
import { signUp } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { createProfile, editPersonal, openTab } from '../e2e/steps/record'
import { fillRecord } from './fill-record'

const ITEMS_A_LIST = 50
const SLOWDOWN = 4
const AIM_MS = 50
const ROUNDS = 9

interface Action {
  what: string
  before?: (page: Page) => Promise<unknown>
  input: (page: Page) => Promise<unknown>
  after?: (page: Page) => Promise<unknown>
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')
const key = (page: Page) => page.keyboard.press('a')
/** Focuses a button for the keyboard. With a click, Playwright's own work would count as the page's. */
const focused = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().focus()
const enter = (page: Page) => page.keyboard.press('Enter')

const opens = (name: string): Action => ({
  what: `Opening ${name}`,
  before: focused(name),
  input: enter,
  after: pressEscape,
})

const types = (label: string, add?: string): Action => ({
  what: add ? `A key in ${label}` : `A key in ${label}, the personal form`,
  async before(page) {
    if (add) await page.getByRole('button', { name: add, exact: true }).first().press('Enter')
    await page.getByLabel(label, { exact: true }).last().focus()
  },
  input: key,
  async after(page) {
    if (!add) return
    // Escape closes the list of suggestions first, and then the form.
    await pressEscape(page)
    await pressEscape(page)
  },
})

const ACTIONS: readonly Action[] = [
  types('Full name'),
  types('Name', 'Add Contact'),
  types('Allergen', 'Add Allergy'),
  types('Medication name', 'Add Medication'),
  types('Condition', 'Add Condition'),
  opens('Add Contact'),
  opens('Add Allergy'),
  opens('Add Medication'),
  opens('Add Condition'),
  opens('Add Policy'),
  opens('Set DNR'),
  opens('Add Insurance'),
  opens('Add Notes'),
  opens('Edit Allergen 25'),
]

const server = await AppServer.launch()
const device = await Device.launch(chromium, {
  executablePath: ensureChromium().path,
  args: chromiumArgs,
  viewport: phone,
  baseURL: server.url,
})
try {
  const { page, context } = device
  await signUp(page, amelie)
  await createProfile(page)
  await openTab(page, 'Overview')
  await page.getByText(/Everything is saved and sent\./).waitFor()
  await fillRecord(page, { count: ITEMS_A_LIST })
  await page.goto('/dashboard?tab=medical-info')
  await page.getByRole('button', { name: `Delete Allergen ${ITEMS_A_LIST - 1}` }).waitFor()
  await editPersonal(page)

  const cdp = await openMeter(page)
  const idleMs = await median(async () => workOf(cdp, page, async () => undefined))
  const rows: string[] = []
  const bareMs = await costOfBarePage(context)
  for (const { what, before, input, after } of ACTIONS) {
    const ms = await median(async () => {
      await before?.(page)
      await settle(page)
      const work = await workOf(cdp, page, () => input(page))
      await after?.(page)
      return work - idleMs
    })
    const isMet = ms < AIM_MS ? 'yes' : '**no**'
    rows.push(`| ${what} | ${ms.toFixed(0)} ms | ${isMet} |`)
    console.log(rows.at(-1))
  }
  const table = [
    '# Working in a large record',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench:record\` on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, slowed down ${SLOWDOWN} times, ${context.browser()?.version() ?? 'Chromium'}, ${phone.width} px wide.`,
    `A key in a page that holds one field and nothing else costs ${bareMs.toFixed(0)} ms of the same: the browser's own share.`,
    `The record has ${ITEMS_A_LIST * 4} items: ${ITEMS_A_LIST} each of contacts, allergies, medications and conditions. Median of ${ROUNDS}.`,
    '',
    `| What | Work of the main thread | Under ${AIM_MS} ms |`,
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(join(import.meta.dirname, 'record.md'), table)
} finally {
  await device.dispose()
  await server.dispose()
}

async function costOfBarePage(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.setContent('<input autofocus>')
  const cdp = await openMeter(page)
  const idleMs = await median(async () => workOf(cdp, page, async () => undefined))
  const keyMs = await median(async () => workOf(cdp, page, () => key(page)))
  await page.close()
  return keyMs - idleMs
}

async function openMeter(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  // Thread time excludes other programs on this machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return cdp
}

async function workOf(cdp: CDPSession, page: Page, input: () => Promise<unknown>) {
  const before = await taskMs(cdp)
  await input()
  await settle(page)
  return (await taskMs(cdp)) - before
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

function settle(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let round = 0; round < ROUNDS; round++) values.push(await measure())
  return values.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
}
