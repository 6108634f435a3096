import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { figuresRoutes } from './figures.routes'
import { adminOrdersRoutes } from './orders.routes'
import { systemRoutes } from './system.routes'
import { visitsRoutes } from './visits.routes'

/** Each route checks the role, because the checks of the screens only hide things. */
export const adminRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .route('/', figuresRoutes(services))
    .route('/', adminOrdersRoutes(services))
    .route('/', systemRoutes(services))
    .route('/', visitsRoutes(services))
