/** The one tab of a browser under test, with what both WebDriver protocols can do. */
export interface Tab {
  readonly version: string
  /** Resolves when the page is ready for scripts. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page. Its result has to be JSON. */
  run(body: string, ...args: unknown[]): Promise<unknown>
  /** Runs a body that returns an element or null. */
  find(body: string, ...args: unknown[]): Promise<FoundElement | undefined>
  photograph(): Promise<Buffer>
  close(): Promise<void>
}

/** An element that the browser's own pointer and keys act on. */
export interface FoundElement {
  click(): Promise<void>
  type(text: string): Promise<void>
}

/** Runs in the page: scrolls an element to the middle and waits until it no longer moves. */
export const AIM = `const [element] = arguments
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return new Promise(resolve => {
    let before = ''
    const look = () => {
      const { x, y } = element.getBoundingClientRect()
      const now = x + ' ' + y
      if (now === before) return resolve(true)
      before = now
      setTimeout(look, 50)
    }
    look()
  })`
