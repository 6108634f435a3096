import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('/healthz', c => c.text('ok'))
serve({ fetch: app.fetch, port: 3000 })
