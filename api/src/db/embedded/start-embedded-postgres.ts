import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { createRolesAndDatabase, DATABASE, OWNER } from '../../core/database-roles'
import { StartError } from '../../core/start-error'
import { findPostgresBinaries, type PostgresBinaries } from './binaries'
import { openClusterFolder, readClusterFolder, SUPERUSER } from './cluster-folder'
import { launchPostgres, stopPostgres } from './launch'
import { findServingPort, makeWay } from './lock-file'

type EmbeddedPostgres = {
  url: string
  /** Only maintenance and tests use it. */
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

/** Connects to the Postgres of a running server, or starts Postgres if no server runs on the folder. */
export async function reachEmbeddedPostgres(
  folder: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const cluster = await readClusterFolder(resolve(folder)).catch(() => undefined)
  if (!cluster) return startEmbeddedPostgres(folder)
  const { dataDirectory, passwords } = cluster
  const port = await findServingPort(dataDirectory, at =>
    urlOf(SUPERUSER, passwords.superuser, at, 'postgres'),
  )
  if (port === undefined) return startEmbeddedPostgres(folder)
  return { url: urlOf(OWNER, passwords.owner, port, DATABASE), stop: async () => {} }
}

const urlOf = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

/**
 * All idle processes together stay well under 120 MB. The log never contains a statement, parameter or row.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',

  shared_buffers: '16MB',
  work_mem: '2MB',
  maintenance_work_mem: '16MB',
  max_connections: '60',
  // Helper processes for parallel queries, replication and I/O do not help here.
  io_method: 'sync',
  max_worker_processes: '1',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  jit: 'off',

  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

export const THROWAWAY_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/**
 * Postgres refuses to run as root, but another user could not read a 0700 folder of root. In a user namespace
 * Postgres sees itself as "nobody" while its files stay root's. `setpriv --pdeathsig` comes last, so that
 * Postgres ends when Node is killed. The shell starts nothing if Node was killed before that.
 */
function confinement(): string[] {
  if (process.platform !== 'linux') return []
  const ifNodeLives = ['sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', `${process.pid}`]
  const pdeathsig = works('setpriv', '--pdeathsig', 'INT')
    ? ['setpriv', '--pdeathsig', 'INT', ...ifNodeLives]
    : []
  if (process.getuid?.() !== 0) return pdeathsig

  const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (!works(...asNobody)) {
    throw new StartError(
      'The bundled Postgres cannot run as root here, because user namespaces are blocked. ' +
        'Start the server as another user, or set DATABASE_URL.',
    )
  }
  return [...asNobody, ...pdeathsig]
}

function works(...prefix: string[]): boolean {
  const [command = '', ...args] = [...prefix, 'true']
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
