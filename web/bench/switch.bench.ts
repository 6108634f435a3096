/**
 * `npm run bench:switch` measures the time from a press on another profile until its record of 200 items is
 * visible, at full speed and slowed down four times. It writes the table to web/bench/switch.md.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../dev/chromium'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { chromiumArgs, phone } from '../e2e/harness/screens'
import { signUp } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { addProfile, expectShown, showRecord } from '../e2e/steps/family'
import { createProfile, openTab } from '../e2e/steps/record'
import { fillRecord } from './fill-record'
import { shareOf } from './measure-in-page'

const ITEMS_A_LIST = 50
const AIM_MS = 150
const ROUNDS = 20
const LAST = ITEMS_A_LIST - 1

interface Person {
  name: string
  words: string
  fullName: string
  mark: string
}
const OWN: Person = { name: amelie.firstName, words: 'Your record', fullName: 'Amélie', mark: '' }
const LEO: Person = { name: 'Leo', words: 'Leo’s record', fullName: 'Leo', mark: 'Leo’s ' }

/** A screen, and the element that shows whose record it is. That element is drawn last. */
interface Screen {
  what: string
  tab: 'Overview' | 'Medical Info'
  path: string
  signOf: (person: Person) => { selector: string; text: string }
}
const SCREENS: readonly Screen[] = [
  {
    what: 'The overview',
    tab: 'Overview',
    path: '/dashboard',
    signOf: ({ fullName }) => ({ selector: 'main p.text-xl', text: fullName }),
  },
  {
    what: 'Medical Info, what a phone shows of it',
    tab: 'Medical Info',
    path: '/dashboard?tab=medical-info',
    signOf: ({ fullName }) => ({
      selector: `input[name="fullName"][value="${fullName}"]`,
      text: '',
    }),
  },
  {
    what: 'Medical Info, all items',
    tab: 'Medical Info',
    path: '/dashboard?tab=medical-info',
    signOf: ({ mark }) => ({
      selector: `[aria-label="Delete ${mark}Condition ${LAST}"]`,
      text: '',
    }),
  },
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
  await sent(page)
  await fillRecord(page, { count: ITEMS_A_LIST })
  await addProfile(page, LEO.name)
  await sent(page)
  await fillRecord(page, { count: ITEMS_A_LIST, mark: LEO.mark, profileId: await otherId(page) })
  for (const person of [LEO, OWN]) {
    await page.goto('/dashboard?tab=medical-info')
    await showRecord(page, person.name)
    await expectShown(page, person.words)
    await page.locator(signSelector(person)).waitFor()
  }
  const devtools = await context.newCDPSession(page)
  const rows: string[] = []
  for (const screen of SCREENS) {
    for (const rate of [1, 4]) {
      const times = await measure(page, devtools, screen, rate)
      const [median, most] = [0.5, 0.9].map(share => shareOf(times, share))
      const isMet = rate === 1 ? '' : (median ?? 0) <= AIM_MS ? 'yes' : '**no**'
      rows.push(`| ${screen.what} | ${rate}× | ${ms(median)} | ${ms(most)} | ${isMet} |`)
      console.log(rows.at(-1))
    }
  }
  const table = [
    '# Switching to another record',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench:switch\` on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Chromium ${context.browser()?.version() ?? ''}, ${phone.width} px wide.`,
    `Two records of ${ITEMS_A_LIST * 4} items each: ${ITEMS_A_LIST} each of contacts, allergies, medications and conditions. From the press on the name until the frame after the one that has the last of it; ${ROUNDS} switches a row.`,
    '',
    `| What | Processor slowed down | Median | Nine of ten | Under ${AIM_MS} ms |`,
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(join(import.meta.dirname, 'switch.md'), table)
} finally {
  await device.dispose()
  await server.dispose()
}

async function sent(page: Page) {
  await page.getByText(/Everything is saved and sent\./).waitFor()
}

function signSelector({ mark }: Person): string {
  return `[aria-label="Delete ${mark}Condition ${LAST}"]`
}

async function otherId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/profiles')
  const profiles: { id: string; role: string }[] = await answer.json()
  return profiles.find(({ role }) => role !== 'person')?.id ?? ''
}

async function measure(page: Page, devtools: CDPSession, screen: Screen, rate: number) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(screen.path)
  await sentOrShown(page, screen)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const times: number[] = []
  // The first two switches do not count, because they load scripts and open databases.
  for (let round = -2; round < ROUNDS; round++) {
    const person = round % 2 === 0 ? LEO : OWN
    const time = await switchTo(page, person, screen)
    if (round >= 0) times.push(time)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

async function sentOrShown(page: Page, screen: Screen) {
  const { selector } = screen.signOf(OWN)
  await page.locator(selector).first().waitFor()
}

/** Milliseconds from the press to the frame after the record is in the page. */
async function switchTo(page: Page, person: Person, { signOf }: Screen): Promise<number> {
  await page.getByRole('button', { name: /Show another record$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Whose record?' })
  const button = dialog.getByRole('button', { name: new RegExp(person.name) })
  await button.waitFor()
  await page.waitForTimeout(300) // the work that the dialog started has ended
  return button.evaluate(async (pressed: HTMLElement, { selector, text }) => {
    const pressedAt = performance.now()
    pressed.click()
    for (;;) {
      const isThere = [...document.querySelectorAll(selector)].some(
        each => text === '' || each.textContent === text,
      )
      await new Promise(resolve => requestAnimationFrame(resolve))
      if (isThere) return performance.now() - pressedAt
    }
  }, signOf(person))
}

function ms(value = Number.NaN): string {
  return `${value.toFixed(0)} ms`
}
