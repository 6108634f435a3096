/** The one tab of a browser under test: what both protocols of WebDriver can do, and no more. */
export interface Tab {
  /** Of the browser, as it says itself. */
  readonly version: string
  /** Resolves when the page can be worked with. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page and answers what it returns, which JSON can say. */
  run(body: string, ...args: unknown[]): Promise<unknown>
  /** The same for a body that returns an element, or null. */
  find(body: string, ...args: unknown[]): Promise<FoundElement | undefined>
  /** A PNG of what is in sight. */
  photograph(): Promise<Buffer>
  close(): Promise<void>
}

/** With the browser's own pointer and keys, as a person would. */
export interface FoundElement {
  click(): Promise<void>
  type(text: string): Promise<void>
}
