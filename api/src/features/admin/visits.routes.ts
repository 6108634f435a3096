import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { createRoutes } from '../../http/routes'

/**
 * The server counts a browser once a day. For this it keeps a hash of address and browser under a salt, and
 * deletes both after the day. Readers of a scanned code are not counted, because their page has no script.
 * `decisions/0040` explains the limit.
 */
export function visitsRoutes(services: Services): Hono<AppEnv> {
  const { config, database, limits, now, randomBytes } = services
  const routes = createRoutes(services, 'App')
  let today: { day: string; salt: Buffer } | undefined

  async function saltOf(day: string): Promise<Buffer> {
    if (today?.day === day) return today.salt
    const salt = await database.anonymous(async tx => {
      // Processes that begin the new day together all use the first salt.
      await tx`insert into visit_salts (day, salt) values (${day}, ${randomBytes(32)})
               on conflict do nothing`
      const [row] = await tx<{ salt: Buffer }[]>`select salt from visit_salts where day = ${day}`
      return row?.salt
    })
    if (!salt) throw new Error('A salt that was just written cannot be read')
    today = { day, salt }
    return salt
  }

  const visit = {
    summary: 'Say that the app was opened',
    who: 'anyone',
    answers: { 204: null },
    limits: ['visit'],
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/visit', visit, async ({ c }) => {
    const address = clientAddress(c, config.proxyHops)
    await limits.take('visit', address)
    const at = now()
    const visitor = createHash('sha256')
      .update(await saltOf(at.toISOString().slice(0, 10)))
      .update(JSON.stringify([address, c.req.header('User-Agent') ?? '']))
      .digest()
      .subarray(0, 16)
    const hours = await database.anonymous(
      tx => tx`
        with counted as (
          insert into visits (visitor, visited_at) values (${visitor}, ${at})
          on conflict do nothing returning visited_at
        )
        insert into visit_hours as kept (hour, visits)
        select date_trunc('hour', visited_at, 'UTC'), 1 from counted
        on conflict (hour) do update set visits = kept.visits + 1
        returning hour`,
    )
    // A repeated visit does not use up the limit of its address.
    if (hours.length === 0) await limits.giveBack('visit', address)
    return c.body(null, 204)
  })

  return routes.app
}
