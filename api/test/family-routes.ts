import { randomUUID } from 'node:crypto'
import type { RouteRow } from './route-row'

const PASSWORD = 'walnut ferry copper dune'
/** The links of invitations have their own tests. */
const token = () => 'x'.repeat(23)

export const FAMILY_ROUTES: Record<string, RouteRow> = {
  'GET /api/profiles': { who: 'user', ok: 200 },
  'POST /api/profiles': {
    who: 'user',
    ok: 201,
    json: () => ({ id: randomUUID(), firstName: 'Leo', relationship: 'mother', color: 'teal' }),
  },
  'DELETE /api/profiles/:id': { who: 'fresh', ok: 204, id: 'family' },
  'PATCH /api/profiles/:id/members/:memberId': {
    who: 'user',
    ok: 200,
    json: () => ({ name: 'Ada', color: 'blue' }),
    id: 'family',
    fill: { memberId: person => person.id },
  },
  // The person is the record's only guardian.
  'DELETE /api/profiles/:id/members/:memberId': {
    who: 'user',
    ok: 409,
    id: 'family',
    fill: { memberId: person => person.id },
  },
  'DELETE /api/profiles/:id/membership': { who: 'user', ok: 409, id: 'family' },
  'GET /api/profiles/:id/invitations': { who: 'user', ok: 200, id: 'family' },
  'POST /api/profiles/:id/invitations': {
    who: 'user',
    ok: 201,
    json: () => ({ role: 'carer', email: `${randomUUID()}@example.org` }),
    id: 'family',
  },
  'DELETE /api/profiles/:id/invitations/:invitationId': {
    who: 'user',
    ok: 204,
    id: 'family',
    fill: { invitationId: person => person.ids.invitation },
  },
  'POST /api/profiles/:id/invitations/:invitationId/confirm': {
    who: 'user',
    ok: 404,
    id: 'family',
    fill: { invitationId: person => person.ids.invitation },
  },
  'GET /api/invitations/:token': { who: 'user', ok: 404, fill: { token } },
  'GET /api/invitations/:token/inviter': { who: 'anyone', ok: 404, fill: { token } },
  'POST /api/invitations/:token/accept': {
    who: 'user',
    ok: 404,
    fill: { token },
  },
  'POST /api/profiles/:id/claim/options': {
    who: 'fresh',
    ok: 200,
    json: () => ({ email: `${randomUUID()}@example.org` }),
    id: 'family',
  },
  'DELETE /api/profiles/:id/claim': { who: 'user', ok: 404, id: 'family' },
  'POST /api/profiles/:id/claim': {
    who: 'fresh',
    ok: 201,
    json: () => ({
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
      keepAs: 'guardian',
    }),
    id: 'family',
  },
}
