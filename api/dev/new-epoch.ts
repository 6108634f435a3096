/**
 * `pnpm --filter api db:new-epoch`, after the database was restored from a backup: tells every device
 * that versions were dealt out anew, so that each starts over from what the server has and sends
 * again what the backup had not seen. Takes DATABASE_URL, or the embedded database in DATA_DIR while
 * the server is stopped. Servers that run need no restart.
 */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { readEnv } from '../src/env'

const env = readEnv(process.env)
const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir)
const sql = postgres(env.databaseUrl ?? embedded?.url ?? '', { max: 1, onnotice: () => {} })
try {
  const epoch = randomUUID()
  await sql`update server_state set epoch = ${epoch}`
  console.log(`The epoch is now ${epoch}.`)
} finally {
  await sql.end()
  await embedded?.stop()
}
