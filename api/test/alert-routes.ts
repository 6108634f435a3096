import type { RouteRow } from './route-row'

/** The links of messages have their own tests. */
const token = () => 'x'.repeat(100)
const form = () => ({
  body: 'email=ben%40example.net',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})

/** The base point of P-256. */
const POINT =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

export const ALERT_ROUTES: Record<string, RouteRow> = {
  'GET /api/alerts': { who: 'user', ok: 200 },
  'PUT /api/alerts/mute': { who: 'user', ok: 200, json: () => ({ isMuted: true }) },
  'PUT /api/alerts/mine': { who: 'user', ok: 204, json: () => ({ isNotified: false }) },
  'PUT /api/alerts/people/:id': {
    who: 'user',
    ok: 204,
    json: () => ({ isNotified: false }),
    fill: { id: person => person.id },
  },
  'POST /api/alerts/contacts': { who: 'user', ok: 201, json: () => ({ name: 'Ben' }) },
  'DELETE /api/alerts/contacts/:id': { who: 'user', ok: 204, id: 'alertContact' },
  'GET /api/alerts/push': { who: 'user', ok: 200 },
  // Browser notifications have their own tests.
  'POST /api/alerts/devices': {
    who: 'user',
    ok: 422,
    json: () => ({
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x',
      keys: { p256dh: POINT, auth: 'a'.repeat(22) },
    }),
  },
  'DELETE /api/alerts/devices/:id': {
    who: 'user',
    ok: 404,
    fill: { id: () => '0190a5f0-0000-7000-8000-000000000000' },
  },
  'GET /n/:token': { who: 'anyone', ok: 404, fill: { token } },
  'POST /n/:token': { who: 'anyone', ok: 404, fill: { token }, raw: form },
}
