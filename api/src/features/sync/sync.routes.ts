import type { Hono } from 'hono'
import {
  clientIdSchema,
  exchangeAnswerSchema,
  exchangeRequestSchema,
  OLDEST_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  STREAM_TYPE,
} from 'sync-protocol/sync'
import * as z from 'zod/mini'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { packJson, packStream, packText } from '../../http/compression'
import { createRoutes } from '../../http/routes'
import { EVENT_STREAM_HEADERS, openEventStream } from './event-stream'
import { answerExchange } from './exchange'
import { incomingExchangeSchema } from './push-request'
import type { SyncDeps } from './read-page'
import { createSpaceEvents } from './space-events'
import { streamExchange, writeExchange } from './stream-exchange'
import { readVersion } from './sync.sql'

const EXCHANGE_MAX_BYTES = 1024 * 1024
const STREAMS_PER_PERSON = 20
const HEARTBEAT_MS = 25_000
const STREAM_MAX_AGE_MS = 15 * 60_000

/** The sync protocol: devices exchange their changes for everyone's, and hear when there are some. */
export function syncRoutes(services: Services & SyncDeps): Hono<AppEnv> {
  const { database, closing, pullPage } = services
  const events = createSpaceEvents(services)
  const routes = createRoutes(services, 'Sync')

  const exchange = {
    summary: 'Hand over a device’s changes, and hear everyone’s',
    who: 'user',
    body: {
      schema: incomingExchangeSchema,
      describedAs: exchangeRequestSchema,
      maxBytes: EXCHANGE_MAX_BYTES,
      // One mutation that cannot be stored is refused by itself, not with all the others.
      textIsCheckedLater: true,
    },
    answers: { 200: { 'application/json': exchangeAnswerSchema, [STREAM_TYPE]: null } },
    refuses: ['client_fork', 'gap', 'upgrade_required', 'wrong_user'],
    // Mutations have numbers of their own.
    idempotency: 'exempt',
  } as const
  routes.post('/api/sync', exchange, async ({ c, signedIn: { user }, body: request }) => {
    checkSender(request, user.id)
    const answered = await answerExchange(services, user.id, request, pullPage)
    const accepted = c.req.header('Accept-Encoding')
    if (c.req.header('Accept')?.includes(STREAM_TYPE)) {
      const { answer } = answered
      if (!answer.more) return packText(writeExchange(answer), STREAM_TYPE, accepted)
      const whose = { userId: user.id, clientId: request.clientId }
      const lines = streamExchange(services, { ...whose, ...answered }, pullPage)
      return packStream(lines, STREAM_TYPE, accepted)
    }
    // A record's states repeat their field names and clients: a fifth of the bytes is left.
    return packJson(answered.answer, accepted)
  })

  const hear = {
    summary: 'Server-sent events: hear when there is something to sync',
    who: 'user',
    query: z.object({
      user: z.optional(z.string()),
      // A request that names no client, or none that can be, is told everything.
      client: z.catch(z.optional(clientIdSchema), undefined),
    }),
    answers: { 200: { 'text/event-stream': null } },
    refuses: ['wrong_user', 'rate_limited'],
  } as const
  routes.get('/api/sync/events', hear, async ({ c, signedIn: { user }, query }) => {
    const { client: clientId } = query
    // A stream tells what is in the record: never to a page that shows another person's.
    if ((query.user ?? user.id) !== user.id) throw new AppError('wrong_user')
    if (events.count(user.id) >= STREAMS_PER_PERSON) throw new AppError('rate_limited')
    const body = openEventStream(
      async send => {
        const stop = await events.subscribe(user.id, send, clientId)
        try {
          // Only now: of a push in between, nobody would hear otherwise.
          const version = await database.transaction(user.id, tx => readVersion(tx, user.id))
          send({ version })
          return stop
        } catch (error) {
          stop()
          throw error
        }
      },
      { heartbeatMs: HEARTBEAT_MS, maxAgeMs: STREAM_MAX_AGE_MS, closing },
    )
    return c.body(body, 200, EVENT_STREAM_HEADERS)
  })

  return routes.app
}

function checkSender(request: { protocol: number; userId?: string | undefined }, userId: string) {
  const { protocol } = request
  if (protocol < OLDEST_PROTOCOL_VERSION || protocol > PROTOCOL_VERSION) {
    throw new AppError('upgrade_required')
  }
  if (request.userId !== undefined && request.userId !== userId) throw new AppError('wrong_user')
}
