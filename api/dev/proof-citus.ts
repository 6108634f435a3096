/**
 * `pnpm proof:citus URL [vitest's words]`: the API's tests of the database on a real cluster of Citus;
 * without words also those in which a worker is killed, which has to run on this machine. The URL is a
 * superuser's, of a database on the coordinator that knows its workers. The nodes let the same
 * superuser in, and each other. Made on it, and dropped: databases and roles of the tests' own.
 *
 * With `TEST_POOLER=pgbouncer` requests reach a coordinator of this machine through a pgbouncer of the
 * run's own, as in `pnpm proof:pgbouncer`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const [url, ...words] = process.argv.slice(2)
if (!url || !URL.canParse(url)) {
  console.error('pnpm proof:citus postgres://superuser@coordinator:port/database [files]')
  process.exit(1)
}
const run = (config: string, ...more: string[]) =>
  spawnSync('npx', ['vitest', 'run', '--config', config, ...more], {
    cwd: join(import.meta.dirname, '..'),
    // The cluster is prepared by vitest's own process, which reads no `env` of a configuration.
    env: { ...process.env, TEST_CITUS: url },
    stdio: 'inherit',
  }).status ?? 1

// A worker is killed when no other test needs it.
const isWhole = words.length === 0
process.exit(run('citus.config.ts', ...words) || (isWhole ? run('citus-faults.config.ts') : 0))
