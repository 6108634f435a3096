import { expect, it } from 'vitest'
import { insist } from '../test/answers'
import { createTestApp } from '../test/app'
import { createTestDatabase } from '../test/database'

// `every-route.pg.test.ts` shows that each route needs only one connection.
it('thirty keyed requests at the same time all succeed on a pool of ten', async () => {
  const ten = await createTestDatabase({ maxConnections: 10 })
  const own = await createTestApp(ten)
  const person = await own.signUp()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      // On a busy machine some requests wait too long for their turn and are repeated with their key.
      insist(() =>
        person.send('POST', '/api/validate-admin-token', {
          json: { token: `${n}` },
          headers: { 'Idempotency-Key': `key-${n}` },
        }),
      ),
    ),
  )
  // The limit counts every request, although each one is part of its own transaction.
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(200),
    ...Array(25).fill(429),
  ])
  await ten.drop()
})
