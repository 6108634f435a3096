/**
 * The paths that are screens of the app. The server answers them with the app's shell and 200; any
 * other path gets the same shell, which shows its 404 screen, with status 404. `:name` stands for
 * one segment.
 */
export const APP_ROUTES = [
  '/',
  '/welcome',
  '/auth',
  '/confirm-email',
  '/dashboard',
  '/code',
  '/print/:codeId',
  '/summary',
  '/scan',
  '/try-card',
  '/shop',
  '/shop-success',
  '/beta',
  '/beta-test',
  '/beta-test-success',
  '/admin',
  '/owner-panel',
  '/donate',
  '/donate/guest',
  '/donations',
  '/donation-success',
  '/checkout',
  '/subscribe',
  '/pricing',
  '/payment-options',
  '/team',
  '/test-beta',
] as const

export type AppRoute = (typeof APP_ROUTES)[number]

const stepsOf = (path: string): string[] => path.split('/')
const routes = APP_ROUTES.map(route => [route, stepsOf(route)] as const)

export function appRouteOf(path: string): AppRoute | undefined {
  const given = stepsOf(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
  const isAt = (steps: string[]) =>
    steps.length === given.length &&
    steps.every((step, at) => (step.startsWith(':') ? given[at] !== '' : step === given[at]))
  return routes.find(([, steps]) => isAt(steps))?.[0]
}

export const isAppRoute = (path: string): boolean => appRouteOf(path) !== undefined

/**
 * Where a card is entered. The server's policy lets Stripe in on these pages alone, so each is loaded
 * from the server as a page of its own: the shell that a device keeps has the stricter policy.
 */
export const PAYMENT_PAGES = ['/checkout', '/subscribe'] as const

export const isPaymentPage = (path: string): boolean =>
  PAYMENT_PAGES.some(page => path === page || path === `${page}/`)
