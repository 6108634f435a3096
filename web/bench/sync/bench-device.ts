import { chromium } from '@playwright/test'
import { ensureChromium } from '../../dev/chromium'
import { Device } from '../../e2e/harness/device'
import { chromiumArgs } from '../../e2e/harness/screens'
import type { BenchPage } from './page/expose'
import type { Product } from './product'
import type { RemoteSpace } from './remote/remote'
import { openSlowLine, type SlowLine } from './slow-line'
import { Traffic } from './traffic'

let executablePath: string | undefined

/**
 * The device is a Chromium with a new profile on disk, and its page has the server's own origin and the
 * product's script.
 */
export class BenchDevice {
  readonly #device: Device
  readonly #product: Product
  readonly #remote: RemoteSpace
  readonly #line: SlowLine
  traffic: Traffic
  static browserVersion = ''

  /** Without `isOnSlowLine` the page connects to the server directly. */
  static async launch(
    product: Product,
    remote: RemoteSpace,
    { isOnSlowLine = false } = {},
  ): Promise<BenchDevice> {
    executablePath ??= ensureChromium().path
    const line = await openSlowLine(Number(new URL(remote.space.url).port))
    const args = isOnSlowLine
      ? [...chromiumArgs, `--host-resolver-rules=${line.resolverRule}`]
      : chromiumArgs
    const options = { executablePath, args, bypassCSP: true }
    const device = new BenchDevice(await Device.launch(chromium, options), product, remote, line)
    await device.#load()
    BenchDevice.browserVersion = device.#device.context.browser()?.version() ?? ''
    return device
  }

  private constructor(device: Device, product: Product, remote: RemoteSpace, line: SlowLine) {
    this.#device = device
    this.#line = line
    this.#product = product
    this.#remote = remote
    this.traffic = new Traffic(device.page)
  }

  open(): Promise<number> {
    return this.#device.page.evaluate(space => bench.open(space), this.#remote.space)
  }

  async openAndReadCold(): ReturnType<BenchPage['openAndRead']> {
    await this.#device.restart()
    await this.#load()
    return this.#device.page.evaluate(space => bench.openAndRead(space), this.#remote.space)
  }

  write(...[changes]: Parameters<BenchPage['write']>): Promise<number> {
    return this.#device.page.evaluate(each => bench.write(each), changes)
  }

  sync(...[direction]: Parameters<BenchPage['sync']>): Promise<number> {
    return this.#device.page.evaluate(each => bench.sync(each), direction)
  }

  rows(): ReturnType<BenchPage['rows']> {
    return this.#device.page.evaluate(() => bench.rows())
  }

  /** Returns false if the product has no live mode in this benchmark. */
  goLive(): Promise<boolean> {
    return this.#device.page.evaluate(() => bench.goLive())
  }

  untilShown(...[change]: Parameters<BenchPage['untilShown']>): Promise<number> {
    return this.#device.page.evaluate(each => bench.untilShown(each), change)
  }

  slowDown(...conditions: Parameters<SlowLine['slowDown']>): void {
    this.#line.slowDown(...conditions)
  }

  async dispose(): Promise<void> {
    await this.#device.dispose()
    this.#line.close()
  }

  async #load(): Promise<void> {
    const { page, context } = this.#device
    await context.addCookies(this.#remote.cookies)
    await page.addInitScript(this.#product.script)
    await page.goto(`${this.#remote.space.url}/healthz`)
    this.traffic = new Traffic(page)
  }
}
