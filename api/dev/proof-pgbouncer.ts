/**
 * `npm run proof:pgbouncer [vitest's arguments]` runs the API's tests through a real pgbouncer in transaction
 * mode, with four connections per database and without prepared statements.
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
    // Vitest starts the cluster in its main process, which does not read `env` of a configuration.
    env: { ...process.env, TEST_DEPTH: 'all', TEST_POOLER: 'pgbouncer' },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
