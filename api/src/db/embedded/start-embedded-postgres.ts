import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { StartError } from '../../start-error'
import { findPostgresBinaries, type PostgresBinaries } from './binaries'
import { openClusterFolder, SUPERUSER } from './cluster-folder'
import { confinement } from './confine'
import { removeLeftoverLock } from './leftover-lock'
import { createRolesAndDatabase } from './roles'
import { SETTINGS } from './settings'

export type EmbeddedPostgres = {
  /** The app's own database, as its owner, who is not a superuser. */
  url: string
  /** For maintenance and tests only. */
  superuserUrl: string
  dataDirectory: string
  pid: number
  /** Fast shutdown; forced after 5 seconds. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  settings?: Record<string, string>
  binaries?: PostgresBinaries
}

/** Starts the Postgres that lives in `folder`, making it first where there is none. */
export async function startEmbeddedPostgres(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = options.binaries ?? (await findPostgresBinaries())
  const prefix = confinement()
  const { dataDirectory, passwords } = await openClusterFolder(resolve(folder), binaries, prefix)
  await removeLeftoverLock(dataDirectory)

  const settings = { ...SETTINGS, ...options.settings }
  const { child, port } = await launch([...prefix, binaries.postgres], dataDirectory, settings)
  const urlOf = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const superuserUrl = urlOf(SUPERUSER, passwords.superuser, 'postgres')
  const stop = () => stopProcess(child)
  try {
    const { owner, database } = await createRolesAndDatabase(superuserUrl, passwords.owner)
    const url = urlOf(owner, passwords.owner, database)
    return { url, superuserUrl, dataDirectory, pid: child.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Launched = { child: ChildProcess; port: number }

/** Between asking for a free port and using it another program may take it: then try the next. */
async function launch(
  command: string[],
  dataDirectory: string,
  settings: Record<string, string>,
  attempts = 5,
): Promise<Launched> {
  const port = await findFreePort()
  const [program = '', ...args] = [
    ...[...command, '-D', dataDirectory, '-p', `${port}`],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detached: a Ctrl-C in the terminal goes to Node alone, which finishes its requests first.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = await untilReadyOrGone(child)
  if (child.exitCode === null && child.signalCode === null) {
    const stopWithNode = () => child.kill('SIGINT')
    process.once('exit', stopWithNode)
    child.once('exit', () => process.off('exit', stopWithNode))
    return { child, port }
  }
  if (said.includes('postmaster.pid" already exists')) {
    throw new StartError(
      `Another server is already running on the database in ${dataDirectory}. ` +
        'Stop it first, or give this one another DATA_DIR.',
    )
  }
  if (said.includes('could not bind') && attempts > 1) {
    return launch(command, dataDirectory, settings, attempts - 1)
  }
  throw new StartError(`The bundled Postgres did not start: ${said.trim() || 'it said nothing'}`)
}

/** What it wrote until it was ready, or all it wrote when it ended instead. */
async function untilReadyOrGone(child: ChildProcess): Promise<string> {
  const said: string[] = []
  if (!child.stderr) return ''
  const lines = createInterface({ input: child.stderr })
  const ready = new Promise<void>(settle => {
    lines.on('line', line => {
      if (said.length < 50) said.push(line)
      if (line.includes('ready to accept connections')) settle()
    })
  })
  const gone = new Promise<void>(settle => {
    child.once('error', error => {
      said.push(error.message)
      settle()
    })
    child.once('close', () => settle())
  })
  await Promise.race([ready, gone])
  return said.join('\n')
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const force = setTimeout(() => child.kill('SIGQUIT'), 5_000)
  await exited
  clearTimeout(force)
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new StartError('No free port')
  return address.port
}
