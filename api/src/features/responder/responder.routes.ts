import { type Context, Hono } from 'hono'
import { parseToken } from 'sync-protocol/qr'
import { COPY_PARAM, ONLY_COPY } from 'sync-protocol/responder'
import { AppError } from '../../core/app-error'
import { createFairGate } from '../../core/fair-gate'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { chooseCoding } from '../../http/compression'
import type { ReadFile } from '../../http/file-headers'
import { readBytes } from '../../http/read-bytes'
import { describeRoute } from '../../http/routes'
import { sendPage } from '../../http/send-page'
import { sentFrom } from '../../http/sent-from'
import type { Statics } from '../../http/statics'
import { formatOf } from './choose-format'
import { CODE_DECLARATION } from './code-declaration'
import { sendFailure } from './failure-page'
import { isLinkPreview } from './link-previews'
import { isKeptAhead, refuseAhead } from './looks-ahead'
import { createResponder } from './responder'

const FORM_MAX_BYTES = 4 * 1024
const FORM_MS = 10_000
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** The reader is with a patient and gets an answer within this time, even if the database is busy. */
const ANSWER_MS = 1_800
const EMPTY_PAGE = '<!doctype html><title></title>'

/** Everyone with the link may read what its level discloses. These routes answer every path under `/e`. */
export function responderRoutes(services: Services, readFile: ReadFile): Hono<AppEnv> {
  const responder = createResponder(services, readFile)
  const { config, statics } = services
  const turns = createViewTurns()
  const inTurn = (c: Context<AppEnv>, token: string, view: () => Promise<Response>) =>
    inTime(() => turns(token, clientAddress(c, config.proxyHops), view))
  const routes = new Hono<AppEnv>()

  const showCode = async (c: Context<AppEnv>) => {
    if (isLinkPreview(c.req.header('User-Agent'))) return sendPage(c, EMPTY_PAGE)
    const format = formatOf(c)
    if (format === null) return sendFailure(c, 406)
    if (format === 'html' && statics && c.req.query(COPY_PARAM) !== undefined) {
      return sendCopyReader(c, statics)
    }
    if (isKeptAhead(c)) return refuseAhead(c)
    const token = c.req.param('token') ?? ''
    return inTurn(c, token, () => responder.show(c, token, format))
  }
  routes.get('/e/:token', describeRoute(showCode, CODE_DECLARATION, 'Responder'))
  routes.all('/e/:token', c => refuseMethod(c, 'GET, HEAD'))

  routes.get('/e/:token/files/:id', async c => {
    if (isLinkPreview(c.req.header('User-Agent'))) return sendPage(c, EMPTY_PAGE)
    const { token, id } = c.req.param()
    return inTurn(c, token, () => responder.file(c, token, id))
  })
  routes.all('/e/:token/files/:id', c => refuseMethod(c, 'GET, HEAD'))

  // A reload of a form's answer leads back to the code.
  for (const name of ['unlock', 'help'] as const) {
    routes.post(`/e/:token/${name}`, async c => {
      if (sentFrom(c, config.publicOrigin) === 'foreign') throw new AppError('bad_origin')
      if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) {
        throw new AppError('unsupported_media_type')
      }
      const token = c.req.param('token') ?? ''
      const body = await readBytes(c, FORM_MAX_BYTES, { deadlineMs: FORM_MS })
      return inTurn(c, token, () => responder[name](c, token, body))
    })
    routes.get(`/e/:token/${name}`, c => backToTheCode(c, c.req.param('token') ?? ''))
    routes.all(`/e/:token/${name}`, c => refuseMethod(c, 'GET, HEAD, POST'))
  }

  routes.all('/e', c => sendFailure(c, 404))
  routes.all('/e/*', c => sendFailure(c, 404))
  return routes
}

function refuseMethod(c: Context<AppEnv>, allowed: string): Response {
  c.header('Allow', allowed)
  return sendFailure(c, 405)
}

function backToTheCode(c: Context<AppEnv>, token: string): Response {
  const { lang, copy } = c.req.query()
  const kept = { ...(lang !== undefined && { lang }), ...(copy !== undefined && { copy }) }
  const query = new URLSearchParams(kept).toString()
  return c.redirect(`/e/${encodeURIComponent(token)}${query && `?${query}`}`, 303)
}

/** Does not stop `work` when it rejects. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), ANSWER_MS)
  })
  const working = work()
  working.catch(() => {})
  try {
    return await Promise.race([working, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const AT_ONCE = 200
const WAITING_EACH = 30
/** Less than the time within which every page answers. */
const WAIT_MS = 1_000

/**
 * Drawing a record of thousands of rows takes long and must not run many times in parallel. Requests for a code wait in
 * a line. A network can have only a single request in the line, and cannot keep others out. Throws `unavailable` after
 * a second.
 */
export function createViewTurns() {
  const ofNetwork = createFairGate({ size: Infinity, share: 1, maxWaitingEach: WAITING_EACH })
  const ofCode = createFairGate({ size: AT_ONCE, share: 1, maxWaitingEach: WAITING_EACH })
  return async <T>(spelled: string, network: string, view: () => Promise<T>): Promise<T> => {
    const token = parseToken(spelled) ?? spelled
    const leaveNetwork = await ofNetwork.enter(`${token} ${network}`, WAIT_MS)
    try {
      const leaveCode = await ofCode.enter(token, WAIT_MS)
      try {
        return await view()
      } finally {
        leaveCode()
      }
    } finally {
      leaveNetwork()
    }
  }
}

/**
 * The app reads the offline copy, which is in the part of the link that never reaches a server. A code
 * that the server never had still gets a 404, like the page that led here.
 */
async function sendCopyReader(c: Context<AppEnv>, { shell }: Statics): Promise<Response> {
  const coding = chooseCoding(c.req.header('Accept-Encoding'))
  const status = c.req.query(COPY_PARAM) === ONLY_COPY ? 404 : 200
  return c.body(new Uint8Array(await shell.body(coding)), status, {
    'Content-Type': shell.type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
}
