export interface Tab {
  readonly version: string
  /** Resolves when the page is ready for scripts. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** The result has to be JSON. */
  run(body: string, ...args: unknown[]): Promise<unknown>
  find(body: string, ...args: unknown[]): Promise<FoundElement | undefined>
  photograph(): Promise<Buffer>
  close(): Promise<void>
}

export interface FoundElement {
  click(): Promise<void>
  type(text: string): Promise<void>
}

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
