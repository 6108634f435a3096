import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { StartError } from '../../core/start-error'
import { alreadyRunning } from './lock-file'

type Launched = { child: ChildProcess; port: number; pid: number }

export async function launchPostgres(
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
  // Ctrl-C in the terminal then only reaches Node, which finishes its requests first.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = await untilReadyOrGone(child)
  if (child.pid !== undefined && isRunning(child)) {
    stopWithNode(child)
    return { child, port, pid: child.pid }
  }
  if (said.includes('postmaster.pid" already exists')) throw alreadyRunning(dataDirectory)
  if (said.includes('could not bind') && attempts > 1) {
    return launchPostgres(command, dataDirectory, settings, attempts - 1)
  }
  throw new StartError(`The bundled Postgres did not start: ${said.trim() || 'it said nothing'}`)
}

export async function stopPostgres(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await exited
  clearTimeout(force)
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Stops Postgres when Node exits, for systems without `setpriv`, which only Linux has. */
function stopWithNode(child: ChildProcess) {
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
}

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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new StartError('No free port')
  return address.port
}
