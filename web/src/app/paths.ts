import { APP_PATHS } from 'sync-protocol/rest'

/** Where the screens are. Every link in the app takes its address from here. */
export const paths = {
  ...APP_PATHS,
  /** Opened by a scan with no signal; with one, the server answers with its own page. */
  responder: '/e/:token',
} as const

export const dashboardTabs = ['overview', 'medical-info', 'qr-codes', 'profile'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export function dashboardPath(tab: DashboardTab): string {
  return tab === 'overview' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}

/** The dashboard with the code shown over it. */
export const shownCodePath = `${paths.dashboard}?show=code`
/** A code as a card for the wallet, or for another place; `places` lists them all. */
export const printPath = (codeId: string, as?: string): string =>
  as ? `/print/${codeId}?as=${as}` : `/print/${codeId}`

/** The server's door to signing in; it leads on to the sign-in screen. */
export function loginPath(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'
}

export function authPath(returnTo?: string): string {
  return returnTo ? `${paths.auth}?returnTo=${encodeURIComponent(returnTo)}` : paths.auth
}
