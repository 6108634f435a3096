/**
 * `npm run --prefix api db:new-epoch`, after the database was restored from a backup: tells every device
 * that versions were dealt out anew, so that each starts over from what the server has and sends
 * again what the backup had not seen. Servers that run need no restart.
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
