import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')
const startLimitMs = 60_000 // the first start creates a database
const stopLimitMs = 15_000

/**
 * The built server as it ships, in its own process with its own data folder. It can be stopped, killed and
 * started again, always on the same port with the same data.
 */
export class AppServer {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  readonly #env: Readonly<Record<string, string>>
  #root = root
  #child: ChildProcess | undefined
  #output: string[] = []

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port
    this.url = `http://localhost:${port}`
    this.dataDir = mkdtempSync(join(tmpdir(), 'lifetag-server-'))
    this.#env = env
  }

  /**
   * Starts a server and waits until it is ready. `env` adds to the server's environment. `data` is the data
   * folder of a stopped server, which the new one copies.
   */
  static async launch(
    env: Readonly<Record<string, string>> = {},
    data?: string,
  ): Promise<AppServer> {
    for (let triesLeft = 2; ; triesLeft--) {
      const server = new AppServer(await freePort(), env)
      try {
        if (data) cpSync(data, server.dataDir, { recursive: true })
        await server.start()
        return server
      } catch (error) {
        await server.dispose()
        // Another program may have taken the port between the probe and the start.
        if (triesLeft === 0 || !String(error).includes('is in use by another program')) throw error
      }
    }
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && !this.#child.signalCode
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The server is not running')
    return pid
  }

  /** The output of all starts since the launch. */
  get output(): string {
    return this.#output.join('')
  }

  /** Waits until `/healthz` and then `/readyz` answer 200. Does nothing if the server is running. */
  async start(): Promise<void> {
    if (this.isRunning) return
    const { PATH = '', HOME = '', TMPDIR } = process.env
    const child = spawn(process.execPath, ['--v8-pool-size=1', 'api/dist/server.js'], {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        HOME,
        ...(TMPDIR ? { TMPDIR } : {}),
        PORT: String(this.port),
        PUBLIC_ORIGIN: this.url,
        DATA_DIR: this.dataDir,
        ...this.#env,
      },
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => this.#output.push(chunk.toString()))
    }
    // A test runner that ends without its teardown must leave no server behind.
    const killWithUs = () => child.kill('SIGKILL')
    process.once('exit', killWithUs)
    child.once('exit', () => process.off('exit', killWithUs))

    const deadlineMs = performance.now() + startLimitMs
    for (const path of ['/healthz', '/readyz']) await this.#untilOk(path, deadlineMs)
  }

  /** Ends the server as an operator's supervisor does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Ends the server without warning, like a power cut or a lack of memory. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Uses the release in this folder from the next start on; without one, this checkout. */
  use(release: string = root): void {
    this.#root = release
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async dispose(): Promise<void> {
    try {
      await this.stop()
    } finally {
      rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    }
  }

  async #untilOk(path: string, deadlineMs: number): Promise<void> {
    let last = 'no answer'
    while (performance.now() < deadlineMs) {
      if (!this.isRunning) throw new Error(`The server ended while starting:\n${this.output}`)
      try {
        const answer = await fetch(this.url + path, { signal: AbortSignal.timeout(3_000) })
        if (answer.ok) return
        last = `status ${answer.status}`
      } catch {
        // The server is not listening yet.
      }
      await pause(50)
    }
    throw new Error(`${path} was not ready in ${startLimitMs} ms (${last}):\n${this.output}`)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const inTime = await Promise.race([ended, pause(stopLimitMs, false, { ref: false })])
    if (inTime) return
    child.kill('SIGKILL')
    await ended
    throw new Error(`The server did not end within ${stopLimitMs} ms of ${signal}:\n${this.output}`)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
