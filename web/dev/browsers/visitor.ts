import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { FoundElement, Tab } from './tab'

const LIMIT_MS = 90_000

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)
const HAS_LIBRARY = 'return "TestingLibraryDom" in globalThis'
const FIND = `const [by, what, options] = arguments
  const all = TestingLibraryDom['queryAllBy' + by](document.body, what, options)
  return all.find(element => !element.disabled && element.checkVisibility()) ?? null`
const WHERE =
  'return location.pathname + " (" + document.readyState + "): " + document.body.innerText.slice(0, 600)'

interface Wanted {
  by: 'Role' | 'LabelText' | 'Text'
  what: string
  options?: { name?: string; exact?: false }
}

/** Each action waits until it is possible. */
export class Visitor {
  readonly tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  open = (path: string) => this.tab.goTo(this.#origin + path)
  /** `text` is part of a line. */
  see = (text: string) =>
    this.#meet({ by: 'Text', what: text, options: { exact: false } }, async () => {})
  seeRole = (role: string, name: string) => this.#meet(byRole(role, name), async () => {})
  press = (name: string) => this.#meet(byRole('button', name), element => element.click())
  follow = (name: string) => this.#meet(byRole('link', name), element => element.click())

  /** `label` is part of the label. */
  tick = (label: string) =>
    this.#meet({ by: 'LabelText', what: label, options: { exact: false } }, element =>
      element.click(),
    )

  async fill(label: string, text: string): Promise<void> {
    const field = await this.#meet({ by: 'LabelText', what: label }, element => element.click())
    await field.type(text)
  }

  /** `undefined` and an error mean "not yet". */
  async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const deadlineMs = performance.now() + LIMIT_MS
    for (;;) {
      let fault = ''
      try {
        const found = await look()
        if (found !== undefined) return found
      } catch (error) {
        fault = ` (${error})`
      }
      if (performance.now() > deadlineMs) {
        throw new Error(`Waited for ${what} in vain${fault}\n${await this.#whereabouts()}`)
      }
      await pause(100)
    }
  }

  #meet(wanted: Wanted, then: (element: FoundElement) => Promise<void>): Promise<FoundElement> {
    const { by, what, options = {} } = wanted
    return this.until(`${by} "${what}" ${JSON.stringify(options)}`, async () => {
      if ((await this.tab.run(HAS_LIBRARY)) !== true) await this.tab.run(LIBRARY)
      const element = await this.tab.find(FIND, by, what, options)
      if (element) await then(element)
      return element
    })
  }

  #whereabouts = () => this.tab.run(WHERE).catch(error => `The page does not answer: ${error}`)
}

const byRole = (role: string, name: string): Wanted => ({
  by: 'Role',
  what: role,
  options: { name },
})
