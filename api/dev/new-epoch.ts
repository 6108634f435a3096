/** `pnpm --filter api db:new-epoch`: after a restore, devices send again what the backup lacks. */
import postgres from 'postgres'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async url => {
  const sql = postgres(url, { max: 1 })
  const [row] = await sql<{ epoch: string }[]>`
    update server_state set epoch = gen_random_uuid()::text returning epoch`
  await sql.end()
  console.log(`The epoch is now ${row?.epoch}`)
})
