import { type Context, Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import type { ReadFile } from '../../http/file-headers'
import { readForm } from '../../http/read-form'
import { isLinkPreview } from './link-previews'
import { createResponder } from './responder'
import { sendPage } from './send-page'
import { unlockFormSchema } from './unlock-form'

const FORM_MAX_BYTES = 4 * 1024
const EMPTY_PAGE = '<!doctype html><title></title>'

/** The page a scanned code opens. Whoever holds the link may read what its level discloses. */
export function responderRoutes(services: Services, readFile: ReadFile): Hono<AppEnv> {
  const responder = createResponder(services, readFile)
  const routes = new Hono<AppEnv>()

  routes.get('/e/:token', async c => {
    if (isLinkPreview(c.req.header('User-Agent'))) return sendPage(c, EMPTY_PAGE)
    return responder.show(c, c.req.param('token'))
  })

  routes.get('/e/:token/files/:id', async c => {
    if (isLinkPreview(c.req.header('User-Agent'))) return sendPage(c, EMPTY_PAGE)
    return responder.file(c, c.req.param('token'), c.req.param('id'))
  })

  routes.post('/e/:token/unlock', async c => {
    const form = unlockFormSchema.safeParse(await readForm(c, FORM_MAX_BYTES))
    return responder.unlock(c, c.req.param('token'), form.data ?? null)
  })

  // Where a reload, or the language links of a page that a form was answered with, lead.
  routes.get('/e/:token/unlock', c => backToTheCode(c, c.req.param('token')))

  return routes
}

function backToTheCode(c: Context<AppEnv>, token: string): Response {
  const language = c.req.query('lang')
  const query = language === undefined ? '' : `?${new URLSearchParams({ lang: language })}`
  return c.redirect(`/e/${encodeURIComponent(token)}${query}`, 303)
}
