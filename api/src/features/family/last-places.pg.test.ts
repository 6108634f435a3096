import { afterAll, expect, it } from 'vitest'
import { createTestApp, type TestPerson } from '../../../test/app'
import { joinAtOnce, tokenIn } from '../../../test/family'
import { unmatchedEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

const DAY_MS = 24 * 60 * 60_000

useApp({ maxConnections: 10 })
afterAll(async () => {
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

const sorted = async (asked: Promise<Response>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).sort()
const invite = (person: TestPerson, email?: string) =>
  person.send('POST', `/api/profiles/${person.id}/invitations`, {
    json: { role: 'viewer', ...(email && { email }) },
  })

it('one of three simultaneous members gets the last of eight slots', async () => {
  const ana = await test.signUp()
  for (let nth = 0; nth < 7; nth++) {
    const { id: memberId } = await test.signUp()
    await joinAtOnce(test, ana.id, ana.id, { memberId, role: 'viewer' })
  }
  const late = [await test.signUp(), await test.signUp(), await test.signUp()]
  const asked = []
  for (const person of late) {
    await invite(ana, person.email)
    const message = test.emails.findLast(({ to }) => to === person.email)
    asked.push({ person, path: `/api/invitations/${tokenIn(message?.text)}/accept` })
  }
  const statuses = sorted(asked.map(({ person, path }) => person.send('POST', path)))
  expect(await statuses).toEqual([200, 422, 422])
})

it('ten invitations a day and twenty open ones are never exceeded by simultaneous requests', async () => {
  const own = await createTestApp(database)
  const ana = await own.signUp()
  const askFor = (count: number) => sorted(Array.from({ length: count }, () => invite(ana)))
  const taken = (count: number) => Array<number>(count).fill(201)
  expect(await askFor(12)).toEqual([...taken(10), 429, 429])
  own.advance(DAY_MS + 1)
  expect(await askFor(9)).toEqual(taken(9))
  own.advance(DAY_MS + 1)
  expect(await askFor(3)).toEqual([...taken(1), 422, 422])
})
