import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createRoutes, describedBy, type RoutesDeps } from './routes'
import { rowId } from './row-id'

const services = {} as RoutesDeps
const answer = async () => new Response()
const plain = { summary: 'A route of this test', who: 'anyone', answers: { 204: null } } as const

it('a mounted route is found by its handler', () => {
  const routes = createRoutes(services, 'Test')
  routes.get('/api/a', plain, answer)
  routes.post('/api/b', { ...plain, idempotency: 'callsOut' }, answer)
  const described = routes.app.routes.map(({ path, handler }) => [path, describedBy(handler)?.tag])
  // Idempotency is a middleware before the route.
  expect(described).toEqual([
    ['/api/a', 'Test'],
    ['/api/b', undefined],
    ['/api/b', 'Test'],
  ])
})

it('a route that makes changes does not compile without its treatment of keys', () => {
  const routes = createRoutes(services, 'Test')
  // @ts-expect-error No idempotency.
  expect(() => routes.post('/api/a', plain, answer)).not.toThrow()
  // @ts-expect-error None of the three.
  routes.put('/api/a', { ...plain, idempotency: 'sometimes' }, answer)
})

it('a route declares the parameters in its path, and its handler gets the declared values', () => {
  const routes = createRoutes(services, 'Test')
  // @ts-expect-error The path has a name that is not declared.
  routes.get('/api/a/:id', plain, answer)
  // @ts-expect-error It is another one.
  routes.get('/api/a/:id', { ...plain, params: { name: rowId } }, answer)
  // @ts-expect-error It has none.
  routes.get('/api/a', { ...plain, params: { id: rowId } }, answer)
  const query = z.object({ size: z.optional(z.string()) })
  routes.get('/api/a/:id', { ...plain, params: { id: rowId }, query }, ({ c, ...asked }) =>
    c.json([asked.params.id satisfies string, asked.query.size satisfies string | undefined]),
  )
  // @ts-expect-error The route requires no sign-in.
  routes.get('/api/a', plain, ({ c, signedIn }) => c.json(signedIn.user))
  routes.get('/api/a', { ...plain, who: 'user' }, ({ c, signedIn }) => c.json(signedIn.user.id))
  expect(routes.app.routes).toHaveLength(6)
})
