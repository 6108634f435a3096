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

/** In the page: brings an element to the middle and waits until it has stopped moving, as a person would. */
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
