import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartError } from '../../core/start-error'
import type { PostgresBinaries } from './binaries'
import { isAlive } from './lock-file'

export const SUPERUSER = 'postgres'

const passwordsSchema = z.object({ superuser: z.string(), owner: z.string() })
type ClusterPasswords = z.infer<typeof passwordsSchema>
type ClusterFolder = { dataDirectory: string; passwords: ClusterPasswords }

/**
 * A new cluster is made in a temporary folder and then renamed, so that killed or simultaneous starts never
 * leave half a cluster behind.
 */
export async function openClusterFolder(
  folder: string,
  binaries: PostgresBinaries,
  confinement: string[],
): Promise<ClusterFolder> {
  const home = join(folder, 'postgres')
  await removeUnfinished(folder)
  if (!existsSync(home)) await makeCluster(folder, home, binaries, confinement)
  return readClusterFolder(folder)
}

export async function readClusterFolder(folder: string): Promise<ClusterFolder> {
  const home = join(folder, 'postgres')
  const passwords = JSON.parse(await readFile(join(home, 'passwords.json'), 'utf8'))
  return { dataDirectory: join(home, 'data'), passwords: passwordsSchema.parse(passwords) }
}

async function makeCluster(
  folder: string,
  home: string,
  binaries: PostgresBinaries,
  confinement: string[],
) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = await mkdtemp(join(folder, `${UNFINISHED}${process.pid}-`))
  inTheMaking.add(basename(unfinished))
  try {
    const passwords: ClusterPasswords = { superuser: newPassword(), owner: newPassword() }
    await writeFile(join(unfinished, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 })
    const passwordFile = join(unfinished, 'superuser-password')
    await writeFile(passwordFile, passwords.superuser, { mode: 0o600 })
    await initdb(join(unfinished, 'data'), passwordFile, binaries, confinement)
    await rm(passwordFile)
    await rename(unfinished, home)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  } finally {
    inTheMaking.delete(basename(unfinished))
  }
}

const UNFINISHED = 'postgres.new-'
const inTheMaking = new Set<string>()

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(UNFINISHED) || inTheMaking.has(name)) continue
    const pid = Number.parseInt(name.slice(UNFINISHED.length), 10)
    // After a restart of the container this process may have the id of the one that was killed.
    if (pid !== process.pid && isAlive(pid)) continue
    // A program that was asked to stop may still write for a moment.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function initdb(
  dataDirectory: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  confinement: string[],
) {
  // The built-in provider knows C.UTF-8 on every system, whatever locales are installed.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [
    ...['-D', dataDirectory, '--username', SUPERUSER, '--pwfile', passwordFile],
    ...['--auth=scram-sha-256', '--encoding=UTF8', ...locale],
  ]
  const [command = '', ...args] = [...confinement, binaries.initdb, ...options]
  try {
    await promisify(execFile)(command, args)
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : ''
    throw new StartError(`The database folder could not be made: ${reason}`)
  }
}

const newPassword = () => randomBytes(24).toString('base64url')
