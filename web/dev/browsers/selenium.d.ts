/** Selenium has no types, and only `npm run check:browsers` installs it. */

declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>
    sendKeys(text: string): Promise<void>
  }

  export interface WebDriver {
    get(url: string): Promise<void>
    navigate(): { refresh(): Promise<void> }
    executeScript(body: string, ...args: unknown[]): Promise<unknown>
    takeScreenshot(): Promise<string>
    getCapabilities(): Promise<Capabilities>
    quit(): Promise<void>
  }

  export class Capabilities {
    constructor(values: Readonly<Record<string, unknown>>)
    getBrowserVersion(): string
  }

  export class Builder {
    disableEnvironmentOverrides(): this
    usingServer(url: string): this
    withCapabilities(capabilities: Capabilities): this
    build(): Promise<WebDriver>
  }
}

declare module 'selenium-webdriver/remote/index.js' {
  interface Service {
    start(): Promise<string>
    kill(): Promise<void>
  }

  export const DriverService: {
    Builder: new (
      program: string,
    ) => {
      setLoopback(isLoopback: boolean): ThisType<unknown>
      setEnvironment(env: Readonly<Record<string, string | undefined>>): void
      build(): Service
    }
  }
}

declare module 'selenium-webdriver/bidi/index.js' {
  export type BidiAnswer =
    | { type: 'success'; result: unknown }
    | { type: 'error'; error: string; message: string }

  export default class Bidi {
    constructor(url: string)
    waitForConnection(): Promise<void>
    send(command: { method: string; params: object }): Promise<BidiAnswer>
    close(): Promise<void>
  }
}
