import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { StartError } from '../../core/start-error'

const SHUTDOWN_WAIT_MS = 10_000
/** A Postgres whose Node was killed serves until it has read its signal. */
const SERVING_WAIT_MS = 1_000

/**
 * Handles the postmaster.pid of an earlier start.
 *
 * - If no process has its id, Postgres clears the file itself.
 * - If another program has the id, as after a restart of a container, Postgres would refuse to start, so the
 *   file is removed.
 * - If a Postgres has it and goes on serving, the folder is in use and a `StartError` is thrown.
 * - If a Postgres has it and is shutting down because its Node was killed, this start waits.
 */
export async function makeWay(
  dataDirectory: string,
  superuserUrlAt: (port: number) => string,
): Promise<void> {
  const path = lockOf(dataDirectory)
  for (let waitedMs = 0; ; waitedMs += 50) {
    const { pid, port } = await readLock(dataDirectory)
    if (!pid || !isAlive(pid)) return
    if (!(await isPostgres(pid))) return rm(path, { force: true })
    const maxWaitMs = (await isServing(superuserUrlAt(port))) ? SERVING_WAIT_MS : SHUTDOWN_WAIT_MS
    if (waitedMs >= maxWaitMs) throw alreadyRunning(dataDirectory, pid)
    await wait(50)
  }
}

/** The port of the Postgres that serves the folder. */
export async function findServingPort(
  dataDirectory: string,
  superuserUrlAt: (port: number) => string,
): Promise<number | undefined> {
  const { pid, port } = await readLock(dataDirectory)
  if (!pid || !isAlive(pid)) return undefined
  return (await isServing(superuserUrlAt(port))) ? port : undefined
}

const lockOf = (dataDirectory: string) => join(dataDirectory, 'postmaster.pid')

/** The numbers are 0 if there is no lock. */
async function readLock(dataDirectory: string): Promise<{ pid: number; port: number }> {
  const content = await readFile(lockOf(dataDirectory), 'utf8').catch(() => '')
  const [pid = 0, , , port = 0] = content.split('\n').map(Number)
  return { pid, port }
}

export const alreadyRunning = (dataDirectory: string, pid?: number) =>
  new StartError(
    `Another server is already running on the database in ${dataDirectory}` +
      `${pid ? ` (Postgres is process ${pid})` : ''}. Stop it first, or give this one another DATA_DIR.`,
  )

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // The file is empty for a process that has ended and was not yet reaped.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.includes('postgres')
  }
  if (process.platform === 'win32') return true
  const ps = promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'command='])
  return (await ps.catch(() => ({ stdout: '' }))).stdout.includes('postgres')
}

async function isServing(superuserUrl: string): Promise<boolean> {
  const sql = postgres(superuserUrl, { max: 1, connect_timeout: 2 })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}
