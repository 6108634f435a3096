import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { codeRoutes } from './code.routes'
import { pictureRoutes } from './picture.routes'

/** Clients that do not sync use these routes. */
export const qrCodesRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().route('/', pictureRoutes(services)).route('/', codeRoutes(services))
