import { Hono } from 'hono'
import { SERVER_HEADER } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers'

const connectsTo = (path: string) => /connect-src ([^;]+)/.exec(contentSecurityPolicy(path))?.[1]

it('the viewer of health links may connect to any server over https, and no other page may', () => {
  expect(['/view', '/view/'].map(connectsTo)).toEqual(["'self' https:", "'self' https:"])
  expect(contentSecurityPolicy('/view')).toContain("default-src 'self'")
  expect(['/', '/import', '/scan', '/viewer', '/view/x', '/e/X'].map(connectsTo)).toEqual(
    Array(6).fill(undefined),
  )
})

it('every answer has the server’s header, whether page, refusal, redirect or failure', async () => {
  const app = new Hono<AppEnv>()
  app.onError((_, c) => c.text('failed', 500))
  app.use(setSecurityHeaders(true))
  app.get('/page', c => c.html('<p>'))
  app.get('/none', c => c.body(null, 204))
  app.get('/away', c => c.redirect('/page'))
  app.get('/kept', () => new Response(null, { status: 304 }))
  app.get('/failure', () => {
    throw new Error('broken')
  })
  const paths = ['/page', '/none', '/away', '/kept', '/failure', '/unknown', '/api/unknown']
  const answers = await Promise.all(paths.map(path => app.request(path)))
  expect(answers.map(({ headers }) => headers.get(SERVER_HEADER))).toEqual(paths.map(() => '1'))
})
