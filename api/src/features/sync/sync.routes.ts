import type { Hono } from 'hono'
import {
  clientIdSchema,
  exchangeAnswerSchema,
  exchangeRequestSchema,
  type HeadsAnswer,
  headsAnswerSchema,
  headsRequestSchema,
  isProtocolRead,
  rowIdSchema,
  STREAM_TYPE,
  writeEpoch,
} from 'sync-protocol/sync'
import * as z from 'zod/mini'
import { AppError, isAppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Database } from '../../db/database'
import { fewAtOnce } from '../../db/few-at-once'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { packJson, packStream, packText } from '../../http/compression'
import { createRoutes } from '../../http/routes'
import { EVENT_STREAM_HEADERS, openEventStream } from './event-stream'
import { answerExchange } from './exchange'
import { type IncomingExchange, incomingExchangeSchema } from './push-request'
import type { SyncDeps } from './read-page'
import { createSessionEnds } from './session-ends'
import { createSpaceEvents } from './space-events'
import { streamExchange, writeExchange } from './stream-exchange'
import { createStops, subscribeToProfiles, subscribeToRecord } from './subscribe'
import { readHead } from './sync.sql'

const EXCHANGE_MAX_BYTES = 1024 * 1024
const STREAMS_PER_PERSON = 20
const HEARTBEAT_MS = 25_000
const STREAM_MAX_AGE_MS = 15 * 60_000
/** Limits the simultaneous reads for streams that look up their records again. */
const LATER_READS = 2

export function syncRoutes(services: Services & SyncDeps): Hono<AppEnv> {
  const { closing, database, now, pullPage } = services
  const events = createSpaceEvents(services)
  const laterReads = fewAtOnce(database, LATER_READS)
  const sessionEnds = createSessionEnds(database, closing)
  const routes = createRoutes(services, 'Sync')

  const exchange = {
    summary: 'Hand over a device’s changes, and hear everyone’s',
    who: 'user',
    body: {
      schema: incomingExchangeSchema,
      describedAs: exchangeRequestSchema,
      maxBytes: EXCHANGE_MAX_BYTES,
      // An unstorable mutation is rejected without the others.
      textIsCheckedLater: true,
    },
    answers: { 200: { 'application/json': exchangeAnswerSchema, [STREAM_TYPE]: null } },
    refuses: ['client_fork', 'gap', 'not_member', 'upgrade_required', 'wrong_user'],
    // Mutations have their own numbers against repetition.
    idempotency: 'exempt',
  } as const
  routes.post('/api/sync', exchange, async ({ c, signedIn, body: request }) => {
    if (!isProtocolRead(request.protocol, services.protocolsRead)) {
      throw new AppError('upgrade_required')
    }
    const subject = subjectOf(request, signedIn.user.id, now())
    const answered = await answerExchange(services, subject, request, pullPage)
    const accepted = c.req.header('Accept-Encoding')
    if (c.req.header('Accept')?.includes(STREAM_TYPE)) {
      const { answer } = answered
      if (!answer.more) return packText(writeExchange(answer), STREAM_TYPE, accepted)
      const { clientId } = request
      const streamed = { ...answered, subject, signedIn, clientId }
      const lines = streamExchange(services, streamed, pullPage)
      return packStream(lines, STREAM_TYPE, accepted)
    }
    // Compression leaves a fifth, because records repeat field names and client ids.
    return packJson(answered.answer, accepted)
  })

  const heads = {
    summary: 'Which of several records have changed: where each is now',
    who: 'user',
    query: z.object({
      // The person who is signed in, as the device believes.
      actor: z.optional(z.string()),
    }),
    body: headsRequestSchema,
    answers: { 200: headsAnswerSchema },
    refuses: ['wrong_user'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/sync/heads', heads, async ({ c, signedIn: { user }, query, body }) => {
    if ((query.actor ?? user.id) !== user.id) throw new AppError('wrong_user')
    return c.json(await readHeads(services, user.id, Object.keys(body)))
  })

  const hear = {
    summary: 'Server-sent events: hear when there is something to sync',
    who: 'user',
    query: z.object({
      user: z.optional(z.string()),
      profiles: z.optional(z.literal('all')),
      // A request without a valid client id gets all changes.
      client: z.catch(z.optional(z.array(clientIdSchema)), undefined),
      // One page of the app, which has one stream.
      page: z.catch(z.optional(clientIdSchema), undefined),
    }),
    repeats: ['client'],
    answers: { 200: { 'text/event-stream': null } },
    refuses: ['wrong_user', 'rate_limited'],
  } as const
  routes.get('/api/sync/events', hear, async ({ c, signedIn, query }) => {
    const { user } = signedIn
    const { client: clientIds = [], profiles, page } = query
    // Events contain the record's data.
    if ((query.user ?? user.id) !== user.id) throw new AppError('wrong_user')
    // After a network loss, the old stream would count until the server ends it.
    if (page !== undefined) events.endEarlier(user.id, page)
    if (events.count(user.id) >= STREAMS_PER_PERSON) throw new AppError('rate_limited')
    const hearing = { userId: user.id, clientIds }
    const begin = profiles === 'all' ? subscribeToProfiles : subscribeToRecord
    const maxAgeMs = Math.min(
      STREAM_MAX_AGE_MS,
      signedIn.session.endsAt.getTime() - now().getTime(),
    )
    const body = openEventStream(
      send => {
        const stops = createStops()
        // Counted before the first await, so that simultaneous requests cannot exceed the limit.
        stops.add(events.open(user.id, { page, close: send.close }))
        return stops.unless(async () => {
          stops.add(await sessionEnds.watch(signedIn, send.close))
          stops.add(await begin({ ...services, laterReads }, events, hearing, send))
        })
      },
      { heartbeatMs: HEARTBEAT_MS, maxAgeMs, closing },
    )
    return c.body(body, 200, EVENT_STREAM_HEADERS)
  })

  return routes.app
}

/**
 * A device has to name the signed-in person before it may ask for another's record. Throws `wrong_user` or
 * `not_member`.
 */
function subjectOf(
  { userId: subjectId, actorId }: IncomingExchange,
  id: string,
  at: Date,
): Subject {
  if (actorId !== undefined && actorId !== id) throw new AppError('wrong_user')
  if (subjectId === undefined || subjectId === id) return { id }
  if (actorId === undefined) throw new AppError('wrong_user')
  if (!rowIdSchema.safeParse(subjectId).success) throw new AppError('not_member')
  // The right to write is checked for each mutation.
  return { id: subjectId, by: { id, right: 'read', at } }
}

type Deps = { database: Database; now: () => Date }
type Head = HeadsAnswer[string]

async function readHeads(
  deps: Deps,
  userId: string,
  subjectIds: readonly string[],
): Promise<HeadsAnswer> {
  const heads: Record<string, Head> = {}
  for (const id of subjectIds) heads[id] = await readHeadOf(deps, userId, id)
  return heads
}

async function readHeadOf({ database, now }: Deps, userId: string, id: string): Promise<Head> {
  const subject =
    id === userId ? { id } : { id, by: { id: userId, right: 'read', at: now() } as const }
  try {
    const head = await database.snapshotFor(subject, tx => readHead(tx, id))
    return head ? { epoch: writeEpoch(head.epoch), version: head.version } : { code: 'unavailable' }
  } catch (error) {
    if (isAppError(error, 'not_found')) return { code: 'not_member' }
    if (isAppError(error, 'unavailable')) return { code: 'unavailable' }
    throw error
  }
}
