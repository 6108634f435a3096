import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Removes a postmaster.pid whose number now belongs to some other program.
 *
 * Postgres itself clears the file when no process has that number. After a container restart the
 * same small number is often taken by something else, and Postgres then refuses to start. A process
 * that *is* a Postgres is left alone: Postgres's own answer to that is the right one.
 */
export async function removeLeftoverLock(dataDirectory: string): Promise<void> {
  const path = join(dataDirectory, 'postmaster.pid')
  const content = await readFile(path, 'utf8').catch(() => undefined)
  if (content === undefined) return
  const pid = Number.parseInt(content, 10)
  if (!Number.isInteger(pid) || (isAlive(pid) && !(await isPostgres(pid)))) await rm(path)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.includes('postgres')
  }
  if (process.platform === 'win32') return true
  const { stdout } = await promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'command='])
  return stdout.includes('postgres')
}
