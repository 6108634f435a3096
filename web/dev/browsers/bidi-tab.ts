import Bidi from 'selenium-webdriver/bidi/index.js'
import * as z from 'zod'
import { AIM, type FoundElement, type Tab } from './tab'

const newSession = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })], z.unknown()) })
const screenshot = z.object({ data: z.string() })
const scriptAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.unknown() }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const stringValue = z.object({ type: z.literal('string'), value: z.string() })
const nodeValue = z.union([
  z.object({ type: z.literal('node'), sharedId: z.string() }),
  z.object({ type: z.literal('null') }),
])

/** Uses WebDriver BiDi, which the browser serves at `url`: https://www.w3.org/TR/webdriver-bidi/ */
export async function openBidiTab(url: string, endBrowser: () => Promise<void>): Promise<Tab> {
  try {
    const bidi = new Bidi(url)
    const session = await answerOf(bidi, 'session.new', { capabilities: {} })
    const { capabilities } = newSession.parse(session)
    const { contexts } = tree.parse(await answerOf(bidi, 'browsingContext.getTree', {}))
    return new BidiTab(bidi, contexts[0].context, capabilities.browserVersion, endBrowser)
  } catch (error) {
    await endBrowser()
    throw error
  }
}

async function answerOf(bidi: Bidi, method: string, params: object): Promise<unknown> {
  const answer = await bidi.send({ method, params })
  if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
  return answer.result
}

class BidiTab implements Tab {
  readonly version: string
  readonly #bidi: Bidi
  readonly #context: string
  readonly #endBrowser: () => Promise<void>

  constructor(bidi: Bidi, context: string, version: string, endBrowser: () => Promise<void>) {
    this.#bidi = bidi
    this.#context = context
    this.version = version
    this.#endBrowser = endBrowser
  }

  async goTo(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'interactive' })
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: 'interactive' })
  }

  async run(body: string, ...args: unknown[]): Promise<unknown> {
    const inJson = await this.#call(
      `return Promise.resolve(function () { ${body} }.apply(null, arguments))
      .then(value => JSON.stringify(value ?? null))`,
      args,
    )
    return JSON.parse(stringValue.parse(inJson).value)
  }

  async find(body: string, ...args: unknown[]): Promise<FoundElement | undefined> {
    const node = nodeValue.parse(await this.#call(body, args))
    if (node.type === 'null') return undefined
    const { sharedId } = node
    return { click: () => this.#click(sharedId), type: text => this.#type(text) }
  }

  async photograph(): Promise<Buffer> {
    const { data } = screenshot.parse(await this.#send('browsingContext.captureScreenshot', {}))
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    try {
      await answerOf(this.#bidi, 'browser.close', {})
      await this.#bidi.close()
    } finally {
      await this.#endBrowser()
    }
  }

  #send(command: string, params: object): Promise<unknown> {
    return answerOf(this.#bidi, command, { context: this.#context, ...params })
  }

  async #call(body: string, args: unknown[], nodes: object[] = []): Promise<unknown> {
    const answer = scriptAnswer.parse(
      await answerOf(this.#bidi, 'script.callFunction', {
        functionDeclaration: `function (...nodes) {
          return function () { ${body} }.call(null, ...nodes, ...${JSON.stringify(args)})
        }`,
        arguments: nodes,
        target: { context: this.#context },
        awaitPromise: true,
      }),
    )
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  async #click(sharedId: string): Promise<void> {
    const element = { sharedId }
    await this.#call(AIM, [], [element])
    const button = 0
    await this.#act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ])
  }

  #type(text: string): Promise<void> {
    const keys = [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.#act('key', keys)
  }

  async #act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    await this.#send('input.performActions', { actions: [{ type, id: type, actions }] })
  }
}
