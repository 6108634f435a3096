import type { Locator, Page } from '@playwright/test'

/** Seconds that a person with a phone needs. */
const MODEL_S = { screens: 1.6, taps: 1.1, fields: 1.1, keys: 0.28 } as const

/** Does the actions of a test, and counts their cost for a person. */
export class Effort {
  readonly counts = { screens: 0, taps: 0, fields: 0, keys: 0 }
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** A screen that the person has to read. */
  async see(heading: string | RegExp) {
    await this.#page.getByRole('heading', { name: heading }).first().waitFor()
    this.counts.screens += 1
  }

  async tap(control: Locator) {
    await control.click()
    this.counts.taps += 1
  }

  press = (name: string) => this.tap(this.#page.getByRole('button', { name, exact: true }))

  /** Each character of `typed` counts as a key, and entering the field as a field. */
  async fill(label: string, typed: string) {
    await this.#page.getByLabel(label, { exact: true }).fill(typed)
    this.counts.fields += 1
    this.counts.keys += [...typed].length
  }

  /** The key of the phone's keyboard that sends the form. */
  async enter() {
    await this.#page.keyboard.press('Enter')
    this.counts.keys += 1
  }

  get tapsAndFields(): number {
    return this.counts.taps + this.counts.fields
  }

  get seconds(): number {
    const names = Object.keys(MODEL_S) as (keyof typeof MODEL_S)[] // exactly its keys
    return names.reduce((sum, name) => sum + this.counts[name] * MODEL_S[name], 0)
  }
}
