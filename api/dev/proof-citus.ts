/**
 * `npm run proof:citus URL [vitest's arguments]` runs the API's database tests on a real Citus cluster. A run
 * without arguments includes a thousand histories of the sync proof and the fault tests. There a worker of
 * this machine is killed or hangs, or the coordinator crashes, while two servers use the coordinator through
 * a pgbouncer.
 *
 * The URL is a superuser's, of a database on the coordinator that knows its workers. All nodes must accept
 * this superuser, also from each other.
 *
 * `TEST_POOLER=pgbouncer` makes the database tests reach a coordinator of this machine through a pgbouncer,
 * as in `npm run proof:pgbouncer`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { needPgbouncer } from './need-pgbouncer'

const [url, ...words] = process.argv.slice(2)
if (!url || !URL.canParse(url)) {
  console.error('npm run proof:citus postgres://superuser@coordinator:port/database [files]')
  process.exit(1)
}
const run = (config: string, more: readonly string[], pooler = process.env.TEST_POOLER) =>
  spawnSync('npx', ['vitest', 'run', '--config', config, ...more], {
    cwd: join(import.meta.dirname, '..'),
    // Vitest prepares the cluster in its main process, which does not read `env` of a configuration.
    env: { ...process.env, TEST_CITUS: url, ...(pooler && { TEST_POOLER: pooler }) },
    stdio: 'inherit',
  }).status ?? 1

const histories = () =>
  spawnSync('npx', ['vitest', 'run', '--config', 'dev/sync-proof/long.config.ts', 'prop.test'], {
    cwd: join(import.meta.dirname, '../../web'),
    env: { PROOF_HISTORIES: '1000', ...process.env, TEST_CITUS: url },
    stdio: 'inherit',
  }).status ?? 1

const whole = () => {
  needPgbouncer()
  // Other tests need the worker that the fault tests stop.
  return run('citus.config.ts', []) || histories() || run('citus-faults.config.ts', [], 'pgbouncer')
}
process.exit(words.length === 0 ? whole() : run('citus.config.ts', words))
