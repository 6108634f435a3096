import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port'

/** Only root has Debian's folder of pgbouncer in its path. */
export const POOLER_PATH = `${process.env.PATH}:/usr/sbin`

/** Connections to Postgres per database and user. */
const POOL = 4

type Options = {
  /** Users with the same name and password in Postgres. */
  users: readonly { name: string; password: string }[]
  /** Startup parameters that pgbouncer drops and does not refuse. */
  ignores?: readonly string[]
}

export async function startPooler(postgresPort: number, { users, ignores = [] }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'lifetag-pgbouncer-'))
  const port = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    default_pool_size: POOL,
    max_client_conn: 1_000,
    // Tests drop databases that the pooler uses.
    server_login_retry: 1,
    log_connections: 0,
    log_disconnections: 0,
    ...(ignores.length > 0 && { ignore_startup_parameters: ignores.join(',') }),
  }
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgresPort}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ]
  await writeFile(
    join(folder, 'users'),
    users.map(user => `"${user.name}" "${user.password}"\n`).join(''),
  )
  await writeFile(join(folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 })
  // pgbouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', ['-R', 'nobody', folder])
  const child = spawn(
    'pgbouncer',
    [...(isRoot ? ['--user', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: POOLER_PATH } },
  )
  const ended = once(child, 'close')
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', line => {
      if (said.length < 50) said.push(line)
      if (line.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`pgbouncer did not start: ${said.join('\n')}`)))
  })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
