import { type Context, Hono } from 'hono'
import { type LinkPage, renderLinkPage } from 'sync-protocol/alerts'
import { pickLocale } from 'sync-protocol/responder'
import { type AlertLink, readLink } from '../../alerts/alert-link'
import { AppError, isAppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { readBytes } from '../../http/read-bytes'
import { sendPage } from '../../http/send-page'
import { sentFrom } from '../../http/sent-from'
import { openAlertLink, pressLink } from './open-link'
import { linkTexts } from './texts'

const FORM_MAX_BYTES = 4 * 1024
const FORM_MS = 10_000

/**
 * A mail program may send the form itself after one press (RFC 8058). Such a request comes from no page of
 * ours, so only requests that a browser marks as foreign are refused.
 */
export function alertLinkRoutes(services: Services): Hono<AppEnv> {
  const { config, keyring, limits, outbox } = services
  const routes = new Hono<AppEnv>()

  const answer = async (c: Context<AppEnv>, work: (link: AlertLink) => Promise<LinkPage>) => {
    try {
      await limits.take('alert_link', clientAddress(c, config.proxyHops))
      const link = readLink(keyring, c.req.param('token') ?? '')
      return send(c, link ? await work(link) : { kind: 'ended' })
    } catch (error) {
      const isBusy = isAppError(error, 'rate_limited') || isAppError(error, 'unavailable')
      if (!isBusy) throw error
      const retry = error.details.retryAfterSeconds
      if (retry !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retry))))
      return send(c, { kind: 'busy' }, error.status)
    }
  }

  routes.get('/n/:token', c => answer(c, link => openAlertLink(services, link)))

  routes.post('/n/:token', async c => {
    if (sentFrom(c, config.publicOrigin) === 'foreign') throw new AppError('bad_origin')
    const body = await readBytes(c, FORM_MAX_BYTES, { deadlineMs: FORM_MS })
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
    const network = clientAddress(c, config.proxyHops)
    return answer(c, link =>
      outbox.sendAfter(() =>
        pressLink(services, link, {
          email: form.get('email') ?? '',
          sms: form.get('sms') ?? '',
          ntfy: form.get('ntfy') ?? '',
          network,
        }),
      ),
    )
  })
  return routes
}

/** The page is in the browser's language, because the link may have been passed on. */
function send(c: Context<AppEnv>, page: LinkPage, status?: number): Response {
  const locale = pickLocale(c.req.header('Accept-Language'), c.req.query('lang'))
  // An ended link answers like an unknown one.
  const answered = status ?? (page.kind === 'ended' ? 404 : 200)
  return sendPage(c, renderLinkPage(page, locale, linkTexts(locale)), answered as 200)
}
