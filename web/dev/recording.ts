import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Device } from '../e2e/harness/device'
import { printSheets } from '../e2e/harness/print'
import { readQrCodes } from '../e2e/harness/qr-codes'
import { amelie } from '../e2e/steps/amelie'
import { fillDate } from '../e2e/steps/record'
import { underWorker } from '../e2e/steps/worker'

/** In pixels. The README shows the animation at half the width. */
const WIDTH = 640
const KEY_MS = 130
const READ_MS = 1_300

interface Frame {
  picture: Buffer
  shownMs: number
}

/** Returns an animated WebP, which plays on GitHub. `helper` is the phone of a person who has the app. */
export async function record(owner: Device, helper: Device): Promise<Buffer> {
  const helperReady = openApp(helper.page)
  const frames = await recordOwner(owner.page)
  const link = await printedLink(owner.page)
  await helperReady
  await helper.goOffline()
  frames.push(...(await recordHelper(helper.page, link)))
  return animate(frames)
}

async function openApp(page: Page) {
  await page.goto('/')
  await underWorker(page)
}

async function recordOwner(page: Page): Promise<Frame[]> {
  const frames: Frame[] = []
  const show = async (shownMs: number) => {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' })
    frames.push({ picture, shownMs })
  }
  const see = async (heading: string) => {
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await show(READ_MS / 2)
  }
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    const half = text.slice(0, Math.ceil(text.length / 2))
    for (const typed of [half, text]) {
      await field.fill(typed)
      await show(KEY_MS)
    }
  }
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await show(KEY_MS * 2)
    await button.click()
  }

  const [allergy] = amelie.allergies
  const [contact] = amelie.contacts
  await page.goto('/')
  await page.getByRole('button', { name: 'Start now' }).waitFor()
  await show(READ_MS)
  await press('Start now')
  await see('What is your name, and when were you born?')
  await type('Full name', amelie.profile['Full name'])
  await fillDate(page, 'Date of birth', amelie.profile['Date of birth'])
  await press('Next: allergies')
  await see('Are you allergic to anything?')
  await type('Allergen', allergy?.Allergen ?? '')
  await press('Severe')
  await press('Next: medicines')
  await see('Which medicines do you take?')
  for (const [index, medicine] of amelie.medications.slice(0, 2).entries()) {
    if (index > 0) await press('Add another')
    await type('Medication name', medicine['Medication name'])
    await type('Dose', medicine.Dose)
    await press(medicine['How often'])
  }
  await press('Next: conditions')
  await see('Which conditions do you have?')
  await type('Condition', amelie.conditions[0]?.Condition ?? '')
  await press('Next: contact')
  await see('Who should be called first?')
  await type('Name', contact?.Name ?? '')
  await press('Partner')
  await type('Phone number', contact?.['Phone number'] ?? '')
  await press('Next: your card')
  await see('Your card')
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await show(READ_MS * 2)
  await page.getByRole('link', { name: 'Print the card' }).click()
  await showTop(page, page.getByText('EMERGENCY MEDICAL INFORMATION').first())
  await show(READ_MS * 2)
  return frames
}

async function recordHelper(page: Page, link: string): Promise<Frame[]> {
  await page.goto(link)
  await page.getByText('Penicillin').first().waitFor()
  const top = { picture: await page.screenshot({ animations: 'disabled' }), shownMs: READ_MS * 3 }
  await page.mouse.wheel(0, page.viewportSize()?.height ?? 0)
  await page.waitForFunction(() => scrollY > 0)
  const more = { picture: await page.screenshot({ animations: 'disabled' }), shownMs: READ_MS * 2 }
  return [top, more]
}

async function showTop(page: Page, element: Locator) {
  await element.waitFor()
  await element.evaluate(found => found.scrollIntoView({ block: 'center' }))
  await page.evaluate(() => document.fonts.ready)
}

async function printedLink(page: Page): Promise<string> {
  const codes = (
    await Promise.all((await printSheets(page)).map(sheet => readQrCodes(sheet)))
  ).flat()
  return String(codes[0]?.zxing)
}

async function animate(frames: readonly Frame[]): Promise<Buffer> {
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: WIDTH }).png().toBuffer()),
  )
  return sharp(pictures, { join: { animated: true } })
    .webp({
      quality: 75,
      effort: 6,
      smartSubsample: true,
      minSize: true,
      loop: 0,
      delay: frames.map(({ shownMs }) => shownMs),
    })
    .toBuffer()
}
