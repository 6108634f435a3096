import { Hono } from 'hono'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AppEnv } from '../src/http/app-env'
import { createRoutes, type RoutesDeps } from '../src/http/routes'
import { requireDescribed } from './described'

const cup = {
  summary: 'Fill a cup',
  who: 'anyone',
  body: z.strictObject({ litres: z.number(), of: z.optional(z.nullable(z.string())) }),
  answers: { 200: z.object({ full: z.boolean() }), 204: null },
  refuses: ['too_many'],
  idempotency: 'exempt',
} as const

const app = new Hono<AppEnv>()
// No request is made, so the services are never used.
const routes = createRoutes({} as RoutesDeps, 'Test')
routes.post('/api/cups/:id', { ...cup, params: { id: z.string() } }, () => new Response())
routes.post('/api/drains', { ...cup, unlisted: 'for the plumber' }, () => new Response())
app.route('/', routes.app)

const json = (body: unknown, status = 200) => Response.json(body, { status })
const error = (code: string, status: number) =>
  json({ message: 'No.', code, requestId: '1' }, status)
const exchange = (answer: Response, sent: unknown = { litres: 1 }, path = '/api/cups/7') =>
  requireDescribed(app, { method: 'POST', path, sent, answer })

it.each<[string, Response]>([
  ['its own body', json({ full: true })],
  ['none', new Response(null, { status: 204 })],
  ['an error of its own', error('too_many', 422)],
  ['one that follows from the declaration', error('not_found', 404)],
])('accepts %s', async (_, answer) => {
  await expect(exchange(answer)).resolves.toBeUndefined()
})

it.each<[string, Response]>([
  ['a field of another type', json({ full: 'yes' })],
  ['a field too many', json({ full: true, of: 'tea' })],
  ['another type of body', new Response('full', { headers: { 'Content-Type': 'text/plain' } })],
  ['a status that is not described', json({ full: true }, 201)],
  ['a code that is not described', error('already_applied', 409)],
  ['a code of another status', error('too_many', 404)],
  ['an error in words of its own', json({ error: 'No.' }, 422)],
])('rejects %s', async (_, answer) => {
  await expect(exchange(answer)).rejects.toThrow('is not as described')
})

it('rejects an accepted body that is not described, and accepts a refused one', async () => {
  await expect(exchange(json({ full: true }), { cups: 1 })).rejects.toThrow('what was sent')
  await expect(exchange(error('invalid', 422), { cups: 1 })).resolves.toBeUndefined()
})

it('checks a body in its serialized form, in which an infinite number is null', async () => {
  await expect(exchange(json({ full: true }), { litres: 1, of: Infinity })).resolves.toBeUndefined()
})

it('ignores unlisted routes and rejects undeclared ones', async () => {
  await expect(exchange(json({ any: 1 }), {}, '/api/drains')).resolves.toBeUndefined()
  await expect(exchange(json({ any: 1 }), {}, '/api/nowhere')).rejects.toThrow('nowhere')
  await expect(exchange(error('not_found', 404), {}, '/api/nowhere')).resolves.toBeUndefined()
})
