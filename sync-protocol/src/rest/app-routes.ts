/**
 * The paths that are screens of the app. The server answers them with the app's shell and 200; any
 * other path gets the same shell, which shows its 404 screen, with status 404. `:name` stands for
 * one segment.
 */
export const APP_ROUTES = [
  '/',
  '/welcome',
  '/auth',
  '/dashboard',
  '/code',
  '/print/:codeId',
  '/shop',
  '/shop-success',
  '/beta',
  '/beta-test',
  '/beta-test-success',
  '/admin',
  '/owner-panel',
  '/team',
  '/test-beta',
] as const

const patterns = APP_ROUTES.map(route => new RegExp(`^${route.replaceAll(/:[^/]+/g, '[^/]+')}/?$`))

export const isAppRoute = (path: string): boolean => patterns.some(pattern => pattern.test(path))
