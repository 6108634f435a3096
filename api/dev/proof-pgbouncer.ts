/**
 * `npm run proof:pgbouncer [vitest's words]`: the API's tests with requests going through a real pgbouncer
 * in transaction mode, four connections a database, without prepared statements. Installs Debian's
 * pgbouncer where it is missing and root may.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { needPgbouncer } from './need-pgbouncer'

needPgbouncer()
const words = process.argv.slice(2)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'pgbouncer.config.ts', ...words],
  {
    cwd: join(import.meta.dirname, '..'),
    // The cluster is made by vitest's own process, which reads no `env` of a configuration.
    env: { ...process.env, TEST_DEPTH: 'all', TEST_POOLER: 'pgbouncer' },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
