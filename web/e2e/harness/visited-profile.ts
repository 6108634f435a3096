import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserType } from '@playwright/test'
import type { DeviceOptions } from './device'

/**
 * A browser profile with our service worker and its files. The app itself has never run in it. A device with
 * a copy need not install the files, which takes as much processor time as the rest of its start.
 */
export class VisitedProfile {
  readonly #browser: BrowserType
  readonly #origin: string
  #made: Promise<string> | undefined

  constructor(browser: BrowserType, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  /** Returns the folder to copy, or undefined for a device that would install other files. */
  async fitFor(options: DeviceOptions = {}): Promise<string | undefined> {
    // The worker keeps the device's languages, and an installed worker answers even if new ones are blocked.
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
    await page.goto(new URL('/robots.txt', this.#origin).href) // same origin, without the app
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
