/** Tests each role on each route about members, and in syncs. */
import { randomUUID } from 'node:crypto'
import { ACCESS_ROLES, may, type Right } from 'sync-protocol/family'
import { exchangeAnswerSchema } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../test/answers'
import type { TestPerson } from '../test/app'
import { TestDevice } from '../test/device'
import { addProfile, inviteBy, joinAtOnce } from '../test/family'
import { test, useApp } from '../test/use-app'
import { describedBy } from './http/routes'

const ASKERS = [...ACCESS_ROLES, 'stranger'] as const
type Asker = (typeof ASKERS)[number]

useApp()

/** `guardian` stays, `other` is the viewer who is acted upon, and `who` asks. */
type Family = {
  id: string
  guardian: TestPerson
  other: TestPerson
  who: TestPerson
}

/** The `person` needs a login in their own record. All other roles ask in a managed record. */
async function aFamily(asker: Asker): Promise<Family> {
  const [guardian, other] = [await test.signUp(), await test.signUp()]
  const who = asker === 'person' ? guardian : await test.signUp()
  const id = asker === 'person' ? guardian.id : (await addProfile(guardian)).id
  await joinAtOnce(test, guardian.id, id, { memberId: other.id, role: 'viewer' })
  if (asker !== 'person' && asker !== 'stranger') {
    await joinAtOnce(test, guardian.id, id, { memberId: who.id, role: asker })
  }
  return { id, guardian, other, who }
}

/** Refused requests share a family, because they change nothing. */
const refusedFamilies = new Map<Asker, Promise<Family>>()
function refusedFamily(asker: Asker): Promise<Family> {
  const family = refusedFamilies.get(asker) ?? aFamily(asker)
  refusedFamilies.set(asker, family)
  return family
}

type Row = {
  right: Right
  ok: number
  /** The answer to the record's own person, if it differs. */
  person?: [status: number, code: string]
  path?: (family: Family) => string | Promise<string>
  json?: () => object
}

const member = ({ other }: Family) => `/members/${other.id}`
const invitation = async ({ guardian, id }: Family) =>
  `/invitations/${(await inviteBy(guardian, id)).id}`
const login = () => ({ email: `${randomUUID()}@example.org`, password: 'walnut ferry copper dune' })
const claimed: Row['person'] = [409, 'already_claimed']

async function accepted({ guardian, id }: Family): Promise<string> {
  const invited = await inviteBy(guardian, id)
  const newcomer = await test.signUp()
  const answer = await newcomer.send('POST', `/api/invitations/${invited.token}/accept`)
  expect(answer.status).toBe(200)
  return `/invitations/${invited.id}/confirm`
}

async function handingOver({ guardian, id }: Family): Promise<string> {
  const json = { ...login(), keepAs: 'carer' }
  await guardian.send('POST', `/api/profiles/${id}/claim`, { json })
  return '/claim'
}

/**
 * Keys are the method and the path after the record's id. Words in parentheses distinguish two uses of one
 * route.
 */
const ROWS: Record<string, Row> = {
  'DELETE ': { right: 'delete', ok: 204, person: claimed },
  'PATCH /members/:memberId': {
    ...{ right: 'members', ok: 200, path: member, json: () => ({ role: 'carer' }) },
  },
  'PATCH /members/:memberId (what oneself is called)': {
    ...{ right: 'read', ok: 200, person: [404, 'not_found'], json: () => ({ name: 'Papa' }) },
    path: ({ who }) => `/members/${who.id}`,
  },
  'PATCH /members/:memberId (of another, nothing)': {
    ...{ right: 'members', ok: 200, path: member, json: () => ({}) },
  },
  'DELETE /members/:memberId': { right: 'members', ok: 204, path: member },
  'DELETE /membership': { right: 'read', ok: 204, person: [404, 'not_found'] },
  'GET /invitations': { right: 'members', ok: 200 },
  'POST /invitations': { right: 'members', ok: 201, json: () => ({ role: 'viewer' }) },
  'DELETE /invitations/:invitationId': { right: 'members', ok: 204, path: invitation },
  'POST /invitations/:invitationId/confirm': { right: 'members', ok: 200, path: accepted },
  'POST /claim/options': {
    ...{ right: 'handOver', ok: 200, person: claimed, json: () => ({ email: login().email }) },
  },
  'POST /claim': {
    ...{ right: 'handOver', ok: 201, person: claimed },
    json: () => ({ ...login(), keepAs: 'carer' }),
  },
  'DELETE /claim': { right: 'handOver', ok: 204, person: claimed, path: handingOver },
}

const PROFILE = '/api/profiles/:id'
const routeOf = (name: string) => name.replace(/ \(.*/, '')

it('the table names exactly the routes whose path names a record', () => {
  const mounted = test.app.routes
    .filter(({ handler, path }) => describedBy(handler) && `${path}/`.startsWith(`${PROFILE}/`))
    .map(({ method, path }) => `${method} ${path.slice(PROFILE.length)}`)
  expect([...new Set(Object.keys(ROWS).map(routeOf))].sort()).toEqual([...new Set(mounted)].sort())
})

describe('every route about a record that its path names, by role', () => {
  const isAllowed = (row: Row, asker: Asker) =>
    asker !== 'stranger' && may(asker, row.right) && !(asker === 'person' && row.person)
  const cases = Object.keys(ROWS).flatMap(name => ASKERS.map(asker => [name, asker] as const))

  it.each(cases)('%s: %s', async (name, asker) => {
    const row = ROWS[name]
    if (!row) throw new Error(name)
    const family = await (isAllowed(row, asker) ? aFamily(asker) : refusedFamily(asker))
    const [method = '', ending = ''] = routeOf(name).split(' ')
    const path = `/api/profiles/${family.id}${(await row.path?.(family)) ?? ending}`
    const answer = await family.who.send(method, path, row.json && { json: row.json() })
    if (asker === 'stranger') return expect(await failureOf(answer)).toEqual([404, 'not_found'])
    if (asker === 'person' && row.person) return expect(await failureOf(answer)).toEqual(row.person)
    if (may(asker, row.right)) return expect(answer.status).toBe(row.ok)
    return expect(await failureOf(answer)).toEqual([403, 'role_too_low'])
  })
})

describe('sync, by role', () => {
  const NUTS = { allergen: 'Nuts', severity: 'Severe' }

  it.each(ASKERS)('an exchange with a change: %s', async asker => {
    const { id, who } = await aFamily(asker)
    const device = new TestDevice(who)
    const change = device.put('allergies', randomUUID(), NUTS)
    const answer = await device.sendExchange([change], { userId: id, actorId: who.id })
    if (asker === 'stranger') return expect(await failureOf(answer)).toEqual([403, 'not_member'])
    const { outcomes } = await bodyOf(answer, exchangeAnswerSchema)
    const refused = { id: 1, status: 'rejected', code: 'role_too_low' }
    return expect(outcomes).toEqual([may(asker, 'edit') ? { id: 1, status: 'applied' } : refused])
  })

  it.each(ASKERS)('where a record is: %s', async asker => {
    const { id, who } = await aFamily(asker)
    const answer = await who.send('POST', '/api/sync/heads', { json: { [id]: 0 } })
    const isIn = { epoch: expect.any(String), version: expect.any(Number) }
    expect(await answer.json()).toEqual({
      [id]: asker === 'stranger' ? { code: 'not_member' } : isIn,
    })
  })
})
