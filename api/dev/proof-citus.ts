/**
 * `npm run proof:citus URL [vitest's words]`: the API's tests of the database on a real cluster of Citus;
 * without words also a thousand histories of the sync proof against it, and those in which a worker of
 * this machine is killed, or hangs, under two servers with a pgbouncer between them and the coordinator,
 * or the coordinator crashes. The URL is a superuser's, of a database on the coordinator that knows its
 * workers. The nodes let the same superuser in, and each other. Made on it,
 * and dropped: databases and roles of the tests' own.
 *
 * With `TEST_POOLER=pgbouncer` the tests of the database, too, reach a coordinator of this machine
 * through a pgbouncer of the run's own, as in `npm run proof:pgbouncer`.
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
    // The cluster is prepared by vitest's own process, which reads no `env` of a configuration.
    env: { ...process.env, TEST_CITUS: url, ...(pooler && { TEST_POOLER: pooler }) },
    stdio: 'inherit',
  }).status ?? 1

/** The sync proof of the app's package, its server on the cluster. */
const histories = () =>
  spawnSync('npx', ['vitest', 'run', '--config', 'dev/sync-proof/long.config.ts', 'prop.test'], {
    cwd: join(import.meta.dirname, '../../web'),
    env: { PROOF_HISTORIES: '1000', ...process.env, TEST_CITUS: url },
    stdio: 'inherit',
  }).status ?? 1

const whole = () => {
  needPgbouncer()
  // A worker is taken away when no other test needs it.
  return run('citus.config.ts', []) || histories() || run('citus-faults.config.ts', [], 'pgbouncer')
}
process.exit(words.length === 0 ? whole() : run('citus.config.ts', words))
