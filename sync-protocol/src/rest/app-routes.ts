/**
 * The server answers these paths with the app's shell and 200, and any other path with the same shell and
 * 404.
 */
export const APP_PATHS = {
  home: '/',
  welcome: '/welcome',
  auth: '/auth',
  start: '/start',
  /** The token is in the fragment. */
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  code: '/code',
  print: '/print/:codeId',
  summary: '/summary',
  restore: '/restore',
  bring: '/bring',
  family: '/family',
  profile: '/family/:profileId',
  /** The token is in the fragment. */
  invitation: '/invitation',
  alerts: '/alerts',
  scan: '/scan',
  import: '/import',
  view: '/view',
  cardCheck: '/try-card',
  shop: '/shop',
  shopSuccess: '/shop-success',
  beta: '/beta',
  betaTest: '/beta-test',
  betaSuccess: '/beta-test-success',
  admin: '/admin',
  ownerPanel: '/owner-panel',
  donate: '/donate',
  donateAsGuest: '/donate/guest',
  donations: '/donations',
  donationSuccess: '/donation-success',
  checkout: '/checkout',
  subscribe: '/subscribe',
  pricing: '/pricing',
  paymentOptions: '/payment-options',
  team: '/team',
  privacy: '/privacy',
  terms: '/terms',
  developers: '/developers',
  /** No link leads to this page. */
  scrollTest: '/test-beta',
} as const

export type AppRoute = (typeof APP_PATHS)[keyof typeof APP_PATHS]

export const APP_ROUTES: readonly AppRoute[] = Object.values(APP_PATHS)

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
 * The server's policy allows Stripe only on these pages. The shell that a device stores has a stricter
 * policy, so they are always loaded from the server.
 */
const PAYMENT_PAGES = [APP_PATHS.checkout, APP_PATHS.subscribe] as const

/** This page connects to the server that a SMART Health Link names, so its policy allows any server. */
export const isViewPage = (path: string): boolean =>
  path === APP_PATHS.view || path === `${APP_PATHS.view}/`

export const isPaymentPage = (path: string): boolean =>
  PAYMENT_PAGES.some(page => path === page || path === `${page}/`)
