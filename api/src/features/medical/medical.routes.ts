import { Hono } from 'hono'
import { LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { listRoutes } from './list.routes'
import { profileRoutes } from './profile.routes'

/** Clients that do not sync use these routes. */
export function medicalRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.route('/', profileRoutes(services))
  const paths = Object.keys(LIST_PATHS) as ListPath[] // keys of a const object
  for (const path of paths) routes.route('/', listRoutes(path, services))
  return routes
}
