/**
 * `npm run --prefix api db:new-epoch`, after the database was restored from a backup. Each device then starts
 * from the server's state and sends again what the backup did not contain, because version numbers are
 * assigned anew. Running servers need no restart.
 */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async url => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const epoch = randomUUID()
  await sql`update server_state set epoch = ${epoch}`
  await sql.end()
  console.log(`The epoch is now ${epoch}.`)
})
