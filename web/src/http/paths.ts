/** Where the screens are. Every link in the app takes its address from here. */
export const paths = {
  home: '/',
  welcome: '/welcome',
  dashboard: '/dashboard',
  auth: '/auth',
  /** Where the link of a confirmation letter leads; its token stands behind the #. */
  confirmEmail: '/confirm-email',
  /** Leads to the code on show over the dashboard. */
  code: '/code',
  /** Opened by a scan with no signal; with one, the server answers with its own page. */
  responder: '/e/:token',
  print: '/print/:codeId',
  /** Reads a code with the camera or from an image, for anyone. */
  scan: '/scan',
  /** Scanning one's own card before somebody has to. */
  drill: '/try-card',
  /** The whole record on paper. */
  summary: '/summary',
  shop: '/shop',
  shopSuccess: '/shop-success',
  beta: '/beta',
  betaTest: '/beta-test',
  betaSuccess: '/beta-test-success',
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
  admin: '/admin',
  ownerPanel: '/owner-panel',
  /** Unlinked: a page to try scrolling on. */
  scrollTest: '/test-beta',
} as const

export const dashboardTabs = ['overview', 'medical-info', 'qr-codes', 'profile'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export function dashboardPath(tab: DashboardTab): string {
  return tab === 'overview' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}

/** The dashboard with the code held out over it. */
export const shownCodePath = `${paths.dashboard}?show=code`
/** A code as a card for the wallet. */
export const printPath = (codeId: string): string => `/print/${codeId}`

/** The server's door to signing in; it leads on to the sign-in screen. */
export function loginPath(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'
}

export function authPath(returnTo?: string): string {
  return returnTo ? `${paths.auth}?returnTo=${encodeURIComponent(returnTo)}` : paths.auth
}
