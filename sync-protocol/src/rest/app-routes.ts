/**
 * Where the app's screens are. The server answers these paths with the app's shell and 200; any other
 * path gets the same shell, which shows its 404 screen, with status 404. `:name` stands for one
 * segment. What a screen is made of stands in the app's route table (web/src/app/route-table.ts).
 */
export const APP_PATHS = {
  home: '/',
  welcome: '/welcome',
  auth: '/auth',
  /** From nothing to a card, one question a screen; without an account, too. */
  start: '/start',
  /** Where the link of a confirmation letter leads; its token stands behind the #. */
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  /** Leads to the code on show over the dashboard. */
  code: '/code',
  print: '/print/:codeId',
  /** The whole record on paper. */
  summary: '/summary',
  /** A record out of a backup file, for anyone and without a connection. */
  restore: '/restore',
  /** What becomes of a record without an account, after signing in to one. */
  bring: '/bring',
  /** The records that one may open, and who may open one's own. */
  family: '/family',
  profile: '/family/:profileId',
  /** Where an invitation to a record leads; its token stands behind the #. */
  invitation: '/invitation',
  /** Who is told when a code is opened. */
  alerts: '/alerts',
  /** Reads a code with the camera or from an image, for anyone. */
  scan: '/scan',
  /** Takes a patient summary into the record that is open. */
  import: '/import',
  /** Reads a SMART Health Link, which stands behind the #, or a patient summary of anybody's. */
  view: '/view',
  /** Scanning one's own card before somebody has to. */
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
  /** What one has given, receipts and what runs monthly. */
  donations: '/donations',
  donationSuccess: '/donation-success',
  checkout: '/checkout',
  subscribe: '/subscribe',
  pricing: '/pricing',
  paymentOptions: '/payment-options',
  team: '/team',
  /** What is kept of people, and for how long. */
  privacy: '/privacy',
  terms: '/terms',
  /** Unlinked: a page to try scrolling on. */
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
 * Where a card is entered. The server's policy lets Stripe in on these pages alone, so each is loaded
 * from the server as a page of its own: the shell that a device keeps has the stricter policy.
 */
export const PAYMENT_PAGES = [APP_PATHS.checkout, APP_PATHS.subscribe] as const

/** It asks the server that a SMART Health Link names, so its policy lets it connect to any. */
export const isViewPage = (path: string): boolean =>
  path === APP_PATHS.view || path === `${APP_PATHS.view}/`

export const isPaymentPage = (path: string): boolean =>
  PAYMENT_PAGES.some(page => path === page || path === `${page}/`)
