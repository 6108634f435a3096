/** Tests each role on each route. */

import { randomUUID } from 'node:crypto'
import { ACCESS_ROLES, MAY, may, type Right } from 'sync-protocol/family'
import { errorAnswerSchema, PROFILE_HEADER } from 'sync-protocol/rest'
import { beforeAll, describe, expect, it } from 'vitest'
import { depth } from '../../sync-protocol/dev/test-depth'
import type { SendOptions, TestPerson } from '../test/app'
import { letIn } from '../test/family'
import { methodOf } from '../test/route-row'
import { isForAdmins, pathOf, ROUTES, type Settled, settle, usesUp } from '../test/route-table'
import { test, useApp } from '../test/use-app'
import { describedBy } from './http/routes'

const ASKERS = [...ACCESS_ROLES, 'stranger'] as const
type Asker = (typeof ASKERS)[number]

useApp()
let person: Settled
let askers: Record<Asker, TestPerson>
beforeAll(async () => {
  person = await settle(test)
  askers = await letAllIn(person)
})

async function letOneIn(owner: Settled, asker: Asker): Promise<TestPerson> {
  if (asker === 'person') return owner
  const member = await test.signUp()
  if (asker !== 'stranger') await letIn(test, owner, owner.id, { person: member, role: asker })
  return member
}

async function letAllIn(owner: Settled): Promise<Record<Asker, TestPerson>> {
  const entries = []
  for (const asker of ASKERS) entries.push([asker, await letOneIn(owner, asker)] as const)
  return Object.fromEntries(entries) as Record<Asker, TestPerson> // has an entry for each role
}

const rights = new Map<string, Right | undefined>()
beforeAll(() => {
  for (const { method, path, handler } of test.app.routes) {
    const found = describedBy(handler)
    if (found) rights.set(`${method} ${path}`, found.declaration.profile)
  }
})

const rows = Object.entries(ROUTES).filter(([route]) => route.includes(' /api/'))

async function ask(asker: TestPerson, route: string, owner: Settled): Promise<Response> {
  const row = ROUTES[route]
  const body: SendOptions = row?.raw
    ? row.raw(owner)
    : row?.json
      ? { json: await row.json(owner, test) }
      : {}
  const headers = { ...body.headers, [PROFILE_HEADER]: owner.id }
  return asker.send(methodOf(route), pathOf(route, owner), { ...body, headers })
}

const codeOf = async (answer: Response) => errorAnswerSchema.parse(await answer.json()).code

/**
 * The roles to test: all refused ones and all allowed ones. If the request changes something, a short run
 * takes only the allowed role with the fewest rights.
 */
function askersOf(route: string, right: Right): readonly Asker[] {
  const allowed = ACCESS_ROLES.filter(role => may(role, right))
  const refused = ASKERS.filter(asker => asker === 'stranger' || !may(asker, right))
  return [...(isSafe(route) ? allowed : depth(allowed.slice(-1), allowed)), ...refused]
}

const isSafe = (route: string) => route.startsWith('GET ') || /preview|generate/.test(route)

// It comes first, because it needs a sign-in within the last ten minutes.
it('a guardian exports the record without anything of its person’s account', async () => {
  const answer = await askers.guardian.send('GET', '/api/account/export', {
    headers: { [PROFILE_HEADER]: person.id },
  })
  const exported = Object(await answer.json())
  expect(Object.keys(exported).sort()).toEqual(
    [
      ...['format', 'version', 'exportedAt', 'profileId'],
      ...['record', 'codes', 'family', 'healthLinks', 'alerts', 'files'],
    ].sort(),
  )
  expect(JSON.stringify(exported)).not.toContain(person.email)
})

describe('every route about a record, by role', () => {
  it.each(rows.map(([route]) => route))('%s', async route => {
    const right = rights.get(route)
    if (!right) return expectRefused(route)
    const ok = ROUTES[route]?.ok ?? 0
    for (const asker of askersOf(route, right)) {
      const isAllowed = asker !== 'stranger' && may(asker, right)
      // Several allowed roles would create the same thing twice in one record.
      const isAlone = isAllowed && (usesUp(route) || depth(false, !isSafe(route)))
      const owner = isAlone ? await settle(test) : person
      const who = isAlone ? await letOneIn(owner, asker) : askers[asker]
      const answer = await ask(who, route, owner)
      const said = { asker, status: answer.status }
      if (isAllowed) {
        expect(said).toEqual({ asker, status: ok })
        await answer.body?.cancel()
      } else {
        const isStranger = asker === 'stranger'
        expect(said).toEqual({ asker, status: isStranger ? 404 : 403 })
        expect(await codeOf(answer)).toBe(isStranger ? 'not_found' : 'role_too_low')
      }
    }
  })
})

/** A route that is not about a record refuses the header. */
async function expectRefused(route: string) {
  const answer = await ask(person, route, person)
  const row = ROUTES[route]
  if (row && isForAdmins(row)) {
    return expect([answer.status, await codeOf(answer)]).toEqual([403, 'forbidden'])
  }
  expect({ route, status: answer.status }).toEqual({ route, status: 422 })
  expect(Object.keys(errorAnswerSchema.parse(await answer.json()).fields ?? {})).toContain(
    PROFILE_HEADER,
  )
}

it('each right is required by a route, or is one of the rights of family routes', () => {
  const wanted = new Set([...rights.values()].filter(right => right !== undefined))
  const ofFamilies: Right[] = ['delete', 'handOver']
  const known = Object.keys(MAY) as Right[] // keys of a const object
  expect(known.filter(right => !wanted.has(right)).sort()).toEqual(ofFamilies.sort())
})

it('viewers may use no route that changes the record', () => {
  const forViewers = rows
    .map(([route]) => route)
    .filter(route => rights.get(route) === 'read' && !isSafe(route))
  // It sets whether the viewer is notified when a code is opened.
  expect(forViewers).toEqual(['PUT /api/alerts/mine'])
})

it('a record that does not exist is answered like a record of others', async () => {
  const { stranger } = askers
  for (const id of [person.id, randomUUID(), 'no-id', person.id.toUpperCase()]) {
    const answer = await stranger.send('GET', '/api/allergies', {
      headers: { [PROFILE_HEADER]: id },
    })
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'not_found'])
  }
})

it('a picture needs the profile in its address', async () => {
  const path = `/api/files/${person.ids.file}?profile=${person.id}`
  expect((await askers.viewer.send('GET', path)).status).toBe(200)
  expect((await askers.stranger.send('GET', path)).status).toBe(404)
  expect((await askers.viewer.send('GET', `/api/files/${person.ids.file}`)).status).toBe(404)
})

it('one idempotency key of two people in one record counts as two requests', async () => {
  const owner = await settle(test)
  const { guardian, carer } = await letAllIn(owner)
  const add = (who: TestPerson, allergen: string) =>
    who.send('POST', '/api/allergies', {
      json: { medicalProfileId: owner.id, allergen, severity: 'Mild' },
      headers: { [PROFILE_HEADER]: owner.id, 'Idempotency-Key': 'one-key' },
    })
  const first = await (await add(guardian, 'Nuts')).json()
  const again = await add(guardian, 'Nuts')
  expect([again.headers.get('Idempotency-Replayed'), await again.json()]).toEqual(['true', first])
  const other = await add(carer, 'Latex')
  expect([other.status, other.headers.get('Idempotency-Replayed')]).toEqual([201, null])
})
