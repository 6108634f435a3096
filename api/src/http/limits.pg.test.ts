import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { AppError } from '../core/app-error'
import { LIMITS, type LimitName } from './limits'
import { createRateLimiter } from './rate-limiter'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const MINUTE = 60_000

const PROMISED: Partial<Record<LimitName, [hits: number, windowMs: number]>> = {
  sign_in: [5, 15 * MINUTE],
  admin_token: [5, MINUTE],
}

it('the promised limits are in the table', () => {
  for (const [name, promised] of Object.entries(PROMISED)) {
    const { hits, windowMs } = LIMITS[name as LimitName]
    expect([name, hits, windowMs]).toEqual([name, ...promised])
  }
})

it('limits that protect an email, a secret or money are counted across all processes', () => {
  const own = Object.entries(LIMITS).filter(([, { counted }]) => counted === 'process')
  // These allow N times as much with N processes, because they only protect the server from work.
  expect(own.map(([name]) => name)).toEqual([
    ...['email_link', 'invitation_link', 'sign_up', 'passkey_challenge', 'account_export'],
    ...['responder_miss', 'responder_view', 'responder_form', 'responder_code'],
    ...['share_miss', 'share_request', 'share_link'],
    ...['alert_link', 'visit'],
  ])
})

it.each(Object.keys(LIMITS) as LimitName[])(
  '%s admits its hits, says how long to wait, and opens again',
  async name => {
    const app = await createTestApp(test)
    const limits = createRateLimiter(app.deps)
    const { hits, windowMs } = LIMITS[name]
    for (let hit = 0; hit < hits; hit++) await limits.take(name, 'one')
    const refused = await limits.take(name, 'one').catch(error => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'rate_limited', status: 429 })
    const waitMs = refused.details.retryAfterSeconds * 1000
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(windowMs)

    await limits.take(name, 'another')
    app.advance(windowMs + 1)
    await limits.take(name, 'one')
  },
)

it.each(Object.keys(LIMITS) as LimitName[])(
  '%s does not count hits from before the clock was set back',
  async name => {
    const app = await createTestApp(test)
    const limits = createRateLimiter(app.deps)
    const { hits } = LIMITS[name]
    for (let hit = 0; hit < hits; hit++) await limits.take(name, 'set back')
    app.advance(-60_000)
    await limits.check(name, 'set back')
    await limits.take(name, 'set back')
  },
)
