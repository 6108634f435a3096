/**
 * `pnpm proof:pgbouncer [vitest's words]`: the API's tests with requests going through a real pgbouncer
 * in transaction mode, four connections a database, without prepared statements. Installs Debian's
 * pgbouncer where it is missing and root may.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { POOLER_PATH } from '../test/pooler'

const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(program, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  }).status

const isInstalled = () => {
  const env = { PATH: POOLER_PATH }
  return spawnSync('pgbouncer', ['--version'], { env, stdio: 'ignore' }).status === 0
}

if (!isInstalled() && process.platform === 'linux' && process.getuid?.() === 0) {
  console.log('No pgbouncer here. Asking apt ...')
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get']
  run('env', [...apt, 'update'])
  run('env', [...apt, 'install', '-y', '--no-install-recommends', 'pgbouncer'])
}
if (!isInstalled()) {
  console.error('This proof needs pgbouncer (`apt-get install pgbouncer`), and there is none.')
  process.exit(1)
}
const words = process.argv.slice(2)
// The cluster is made by vitest's own process, which reads no `env` of a configuration.
const env = { TEST_POOLER: 'pgbouncer' }
process.exit(run('npx', ['vitest', 'run', '--config', 'pgbouncer.config.ts', ...words], env) ?? 1)
