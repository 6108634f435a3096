import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserType } from '@playwright/test'
import type { DeviceOptions } from './device'

/**
 * A browser's profile with our service worker and what it keeps of the app, and nothing else: the app
 * itself never ran in it. A device that begins with a copy is spared the installation, which takes as
 * much processor time as all the rest of its start.
 */
export class VisitedProfile {
  readonly #browser: BrowserType
  readonly #origin: string
  #made: Promise<string> | undefined

  constructor(browser: BrowserType, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  /** The folder to copy; none for a device that would have installed something else, or nothing. */
  async fitFor(options: DeviceOptions = {}): Promise<string | undefined> {
    // The worker keeps the languages of the device; and a worker that is there answers, blocked or not.
    if (options.locale !== undefined || options.serviceWorkers === 'block') return undefined
    this.#made ??= this.#make()
    return this.#made
  }

  async dispose(): Promise<void> {
    const folder = await this.#made
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  async #make(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'lifetag-visited-'))
    const context = await this.#browser.launchPersistentContext(folder)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(new URL('/robots.txt', this.#origin).href) // a page of our origin without the app
    await page.evaluate(async () => {
      const { serviceWorker } = navigator
      await serviceWorker.register('/sw.js')
      const { active } = await serviceWorker.ready
      if (active?.state === 'activated') return
      await new Promise<void>(done => {
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') done()
        })
      })
    })
    await context.close()
    return folder
  }
}
