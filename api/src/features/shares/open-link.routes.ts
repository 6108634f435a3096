import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  FHIR_JSON,
  manifestRequestSchema,
  manifestSchema,
  recipientSchema,
} from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { createRoutes } from '../../http/routes'
import { fileAddressOf, isTicket } from './link-address'
import { type OpenedLink, openHealthLink } from './open-link'

const BODY_MAX_BYTES = 4 * 1024
const JOSE = 'application/jose'
const FHIR_VERSION = '4.0.1'
/** Any unknown token counts as a miss. */
const token = z.string()

/**
 * SMART Health Links 1.0.0. Only these routes answer any origin, because a stranger's page opens the link
 * in a browser. They read no cookie.
 */
export function openLinkRoutes(services: Services): Hono<AppEnv> {
  const { config, now } = services
  const routes = createRoutes(services, 'Health links')
  const networkOf = (c: Context<AppEnv>) => clientAddress(c, config.proxyHops)

  const manifest = {
    summary: 'The files of a live health link, for who holds it',
    who: 'anyone',
    params: { token },
    body: {
      schema: manifestRequestSchema,
      describedAs: manifestRequestSchema,
      maxBytes: BODY_MAX_BYTES,
    },
    answers: { 200: manifestSchema },
    refuses: ['wrong_passcode'],
    limits: ['share_miss', 'share_request', 'share_link'],
    // The request changes nothing that the client could lose.
    idempotency: 'exempt',
  } as const
  routes.post('/l/:token', manifest, async ({ c, params, body }) => {
    const { recipient, passcode, embeddedLengthMax = Number.POSITIVE_INFINITY } = body
    const network = networkOf(c)
    const asked = { ...params, network, way: 'manifest', recipient, passcode } as const
    const opened = await openHealthLink(services, asked)
    if (opened.kind === 'wrong_passcode') return refusePasscode(c, opened)
    const { sealed, changedAt, mayChange } = opened
    const isShort = sealed.length <= embeddedLengthMax
    const file = {
      contentType: FHIR_JSON,
      ...(isShort
        ? { embedded: sealed }
        : { location: fileAddressOf(services, params.token, now().getTime()) }),
      lastUpdated: changedAt.toISOString(),
      status: mayChange ? 'can-change' : 'finalized',
      fhirVersion: FHIR_VERSION,
    }
    return c.json({ files: [file] })
  })

  const direct = {
    summary: 'The file of a sealed health link, for who holds it',
    who: 'anyone',
    params: { token },
    query: z.object({ recipient: recipientSchema }),
    answers: { 200: { [JOSE]: null } },
    limits: ['share_miss', 'share_request', 'share_link'],
  } as const
  routes.get('/l/:token', direct, async ({ c, params, query: { recipient } }) =>
    sendFile(
      c,
      await openHealthLink(services, {
        ...params,
        network: networkOf(c),
        way: 'direct',
        recipient,
      }),
    ),
  )

  const file = {
    summary: 'A file that a manifest named, for an hour',
    who: 'anyone',
    params: { token, ticket: z.string() },
    answers: { 200: { [JOSE]: null } },
    limits: ['share_miss', 'share_request', 'share_link'],
  } as const
  routes.get('/l/:token/files/:ticket', file, async ({ c, params: { token, ticket } }) => {
    if (!isTicket(services, token, ticket, now().getTime())) throw new AppError('not_found')
    const asked = { token, network: networkOf(c), way: 'file', recipient: '' } as const
    return sendFile(c, await openHealthLink(services, asked))
  })

  const open = new Hono<AppEnv>()
  open.use(
    '/l/*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 24 * 60 * 60,
    }),
    async (c, next) => {
      await next()
      c.res.headers.set('Cache-Control', 'no-store')
    },
  )
  open.route('/', routes.app)
  // The app serves its own pages only.
  open.all('/l/*', () => {
    throw new AppError('not_found')
  })
  return open
}

function sendFile(c: Context<AppEnv>, opened: OpenedLink): Response {
  if (opened.kind === 'wrong_passcode') return refusePasscode(c, opened)
  return c.body(opened.sealed, 200, { 'Content-Type': JOSE })
}

/** An error with the number that the guide requires. */
function refusePasscode(
  c: Context<AppEnv>,
  { remainingAttempts }: { remainingAttempts: number },
): Response {
  const { code, message } = new AppError('wrong_passcode')
  return c.json({ remainingAttempts, message, code, requestId: c.get('requestId') }, 401)
}
