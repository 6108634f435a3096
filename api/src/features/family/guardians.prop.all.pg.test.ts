import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { ROLES } from 'sync-protocol/family'
import { expect, it } from 'vitest'
import type { TestPerson } from '../../../test/app'
import { addProfile, letIn } from '../../../test/family'
import { fuzzRuns } from '../../../test/fuzz'
import { unmatchedEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const PEOPLE = 4
const person = fc.nat(PEOPLE - 1)
const role = fc.constantFrom(...ROLES)
const until = fc.constantFrom(undefined, null, '2999-01-01T00:00:00Z')
const step = fc.oneof(
  fc.record({ what: fc.constant('change'), by: person, of: person, role, until }),
  fc.record({ what: fc.constant('remove'), by: person, of: person, role, until }),
  fc.record({ what: fc.constant('leave'), by: person, of: person, role, until }),
  fc.record({ what: fc.constant('deleteAccount'), by: person, of: person, role, until }),
  fc.record({ what: fc.constant('claim'), by: person, of: person, role, until }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function send(people: readonly TestPerson[], id: string, { what, by, of, role, until }: Step) {
  const [actor, other] = [people[by], people[of]]
  if (!actor || !other) throw new Error('nobody')
  const path = `/api/profiles/${id}`
  const member = `${path}/members/${other.id}`
  if (what === 'change') return actor.send('PATCH', member, { json: { role, until } })
  if (what === 'remove') return actor.send('DELETE', member)
  if (what === 'leave') return actor.send('DELETE', `${path}/membership`)
  if (what === 'deleteAccount') return actor.send('DELETE', '/api/account')
  const login = { email: `${randomUUID()}@example.org`, password: 'walnut ferry copper dune' }
  return actor.send('POST', `${path}/claim`, { json: { ...login, keepAs: role } })
}

async function isLookedAfter(id: string): Promise<boolean> {
  const [row] = await database.superuser<{ kind: string; guardians: number }[]>`
    select kind, (
      select count(*)::int from members
      where user_id = ${id} and role = 'guardian' and until is null) as guardians
    from users where id = ${id}`
  return row !== undefined && (row.kind === 'person' || row.guardians > 0)
}

it('a record without a login always has a guardian, and both sides agree on the members', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(role, { minLength: PEOPLE - 1, maxLength: PEOPLE - 1 }),
      // A claim ends the run, but claims are rare.
      fc.array(step, { minLength: 3, maxLength: 12 }),
      async (roles, steps) => {
        const people: TestPerson[] = [await test.signUp()]
        const [first] = people
        if (!first) return
        const { id } = await addProfile(first)
        for (const each of roles) {
          const member = await test.signUp()
          await letIn(test, first, id, { person: member, role: each })
          people.push(member)
        }
        for (const each of steps) {
          const answer = await send(people, id, each)
          await answer.body?.cancel()
          expect(answer.status, JSON.stringify(each)).toBeLessThan(500)
          expect(await isLookedAfter(id), JSON.stringify(each)).toBe(true)
        }
      },
    ),
    { numRuns: fuzzRuns(8, 25) },
  )
  expect(await unmatchedEntries(database.superuser)).toEqual([])
}, 180_000)
