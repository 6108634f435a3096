import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { figuresRoutes } from './figures.routes'
import { adminOrdersRoutes } from './orders.routes'
import { visitsRoutes } from './visits.routes'

/** The owner's side. Every route of it asks for the role first; the screens' own checks are only looks. */
export const adminRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .route('/', figuresRoutes(services))
    .route('/', adminOrdersRoutes(services))
    .route('/', visitsRoutes(services))
