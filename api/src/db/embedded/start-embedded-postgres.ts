import { resolve } from 'node:path'
import { createRolesAndDatabase } from '../../core/database-roles'
import { findPostgresBinaries, type PostgresBinaries } from './binaries'
import { openClusterFolder, SUPERUSER } from './cluster-folder'
import { confinement } from './confine'
import { launchPostgres, stopPostgres } from './launch'
import { makeWay } from './lock-file'
import { SETTINGS } from './settings'

type EmbeddedPostgres = {
  url: string
  /** For maintenance and tests only. */
  superuserUrl: string
  dataDirectory: string
  pid: number
  /** Shuts down fast, and kills the process after 5 seconds. */
  stop(): Promise<void>
}

type EmbeddedOptions = {
  settings?: Record<string, string>
  binaries?: PostgresBinaries
}

export async function startEmbeddedPostgres(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = options.binaries ?? (await findPostgresBinaries())
  const prefix = confinement()
  const { dataDirectory, passwords } = await openClusterFolder(resolve(folder), binaries, prefix)
  const urlOf = (user: string, password: string, port: number, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const superuserUrlAt = (port: number) => urlOf(SUPERUSER, passwords.superuser, port, 'postgres')
  await makeWay(dataDirectory, superuserUrlAt)

  const settings = { ...SETTINGS, ...options.settings }
  const command = [...prefix, binaries.postgres]
  const { child, port, pid } = await launchPostgres(command, dataDirectory, settings)
  const superuserUrl = superuserUrlAt(port)
  const stop = () => stopPostgres(child)
  try {
    const { owner, database } = await createRolesAndDatabase(superuserUrl, passwords.owner)
    const url = urlOf(owner, passwords.owner, port, database)
    return { url, superuserUrl, dataDirectory, pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
