import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartError } from '../../start-error'
import type { PostgresBinaries } from './binaries'

export const SUPERUSER = 'postgres'

const passwordsSchema = z.object({ superuser: z.string(), owner: z.string() })
export type ClusterPasswords = z.infer<typeof passwordsSchema>
export type ClusterFolder = { dataDirectory: string; passwords: ClusterPasswords }

/**
 * Opens `folder/postgres`, making it on first use. It is made beside its place and renamed into it,
 * so that a start that is killed half-way, or two at once, never leave half a cluster behind.
 */
export async function openClusterFolder(
  folder: string,
  binaries: PostgresBinaries,
  confinement: string[],
): Promise<ClusterFolder> {
  const home = join(folder, 'postgres')
  if (!existsSync(home)) await makeCluster(folder, home, binaries, confinement)
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
  const unfinished = await mkdtemp(join(folder, 'postgres.new-'))
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
