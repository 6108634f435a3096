import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { AIM, type FoundElement, type Tab } from './tab'

const LOAD_LIMIT_MS = 90_000
const IS_OTHER = 'return !globalThis.isLeft && document.readyState !== "loading"'

interface ClassicBrowser {
  driver: string
  capabilities: Readonly<Record<string, unknown>>
  env: Readonly<Record<string, string | undefined>>
  after?: () => Promise<void>
}

/** Uses classic WebDriver: https://www.w3.org/TR/webdriver1/ */
export async function openClassicTab(browser: ClassicBrowser): Promise<Tab> {
  const builder = new DriverService.Builder(browser.driver)
  builder.setLoopback(true)
  builder.setEnvironment(browser.env)
  const service = builder.build()
  const end = async () => {
    await service.kill()
    await browser.after?.()
  }
  try {
    const session = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ pageLoadStrategy: 'none', ...browser.capabilities }))
      .build()
    const version = (await session.getCapabilities()).getBrowserVersion()
    return new ClassicTab(session, version, end)
  } catch (error) {
    await end()
    throw error
  }
}

class ClassicTab implements Tab {
  readonly version: string
  readonly #session: WebDriver
  readonly #endDriver: () => Promise<void>

  constructor(session: WebDriver, version: string, endDriver: () => Promise<void>) {
    this.#session = session
    this.version = version
    this.#endDriver = endDriver
  }

  goTo = (url: string) => this.#leave(() => this.#session.get(url))
  reload = () => this.#leave(() => this.#session.navigate().refresh())
  run = (body: string, ...args: unknown[]) => this.#session.executeScript(body, ...args)

  async find(body: string, ...args: unknown[]): Promise<FoundElement | undefined> {
    // The body returns an element or null.
    const element = (await this.run(body, ...args)) as WebElement | null
    if (element === null) return undefined
    return {
      click: async () => {
        // The driver's own scrolling may leave the element under the tab bar.
        await this.run(AIM, element)
        await element.click()
      },
      type: text => element.sendKeys(text),
    }
  }

  /** WebKit's driver never notices that a page from a service worker has loaded, so this polls. */
  async #leave(go: () => Promise<void>): Promise<void> {
    await this.run('globalThis.isLeft = true')
    await go()
    const deadlineMs = performance.now() + LOAD_LIMIT_MS
    while ((await this.run(IS_OTHER).catch(() => false)) !== true) {
      if (performance.now() > deadlineMs) throw new Error('The page did not load in time')
      await pause(50)
    }
  }

  async photograph(): Promise<Buffer> {
    return Buffer.from(await this.#session.takeScreenshot(), 'base64')
  }

  async close(): Promise<void> {
    try {
      await this.#session.quit()
    } finally {
      await this.#endDriver()
    }
  }
}
