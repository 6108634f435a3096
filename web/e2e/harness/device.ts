import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserType, Page } from '@playwright/test'

export type DeviceOptions = Parameters<BrowserType['launchPersistentContext']>[1]

/**
 * A person's device. It is one browser with a profile on disk, so that IndexedDB, the service worker and
 * cookies survive a restart as on a phone.
 */
export class Device {
  /** Uncaught errors, and content that the security policy blocked. */
  readonly problems: string[] = []
  readonly #browser: BrowserType
  readonly #options: DeviceOptions
  readonly #profile = mkdtempSync(join(tmpdir(), 'lifetag-device-'))
  #context: BrowserContext | undefined
  #page: Page | undefined

  private constructor(browser: BrowserType, options: DeviceOptions) {
    this.#browser = browser
    this.#options = options
  }

  /** `profile` is the profile folder of another device, which the new one copies. */
  static async launch(
    browser: BrowserType,
    options: DeviceOptions = {},
    profile?: string,
  ): Promise<Device> {
    const device = new Device(browser, options)
    if (profile) cpSync(profile, device.#profile, { recursive: true })
    await device.#open()
    return device
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The device is off')
    return this.#context
  }

  get profile(): string {
    return this.#profile
  }

  /** The first tab. After `restart` this is another object. */
  get page(): Page {
    if (!this.#page) throw new Error('The device is off')
    return this.#page
  }

  /** Closes the browser and opens it again with the same profile. Returns the new first tab. */
  async restart(): Promise<Page> {
    await this.#close()
    await this.#open()
    return this.page
  }

  /** Disconnects the network, also for the service worker. */
  async goOffline(): Promise<void> {
    await this.context.setOffline(true)
  }

  async goOnline(): Promise<void> {
    await this.context.setOffline(false)
  }

  async dispose(): Promise<void> {
    await this.#close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  async #open(): Promise<void> {
    const context = await this.#browser.launchPersistentContext(this.#profile, this.#options)
    context.on('weberror', error => this.problems.push(String(error.error().stack)))
    context.on('console', message => {
      const text = message.text()
      if (/Content.Security.Policy|Trusted Type/i.test(text)) this.problems.push(text)
    })
    this.#context = context
    this.#page = context.pages()[0] ?? (await context.newPage())
  }

  async #close(): Promise<void> {
    const context = this.#context
    this.#context = undefined
    this.#page = undefined
    await context?.close()
  }
}
