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

/** Cards of Medical Info that hold fields of the profile, by the id that a link leads to. */
const profileCards = {
  dnr: ['dnrStatus', 'dnrDocumentUrl', 'dnrDocumentName'],
  insurance: ['insurance', 'insuranceCardPhotoUrl'],
  notes: ['additionalNotes'],
} as const

type ProfileCard = keyof typeof profileCards

export const profileFieldsOn = <Card extends ProfileCard>(card: Card) => profileCards[card]

/** The card of the profile that one of these fields stands in; Personal Information has the rest. */
export function profileCardOf(fields: readonly string[]): ProfileCard | 'personal' {
  const cards = Object.keys(profileCards) as ProfileCard[] // its keys are its type's
  const holds = (card: ProfileCard) => profileCards[card].some(field => fields.includes(field))
  return cards.find(holds) ?? 'personal'
}

/** The dashboard with the code shown over it. */
export const shownCodePath = `${paths.dashboard}?show=code`
/** A code as a card for the wallet, or for another place; `places` lists them all. */
export const printPath = (codeId: string, as?: string): string =>
  as ? `/print/${codeId}?as=${as}` : `/print/${codeId}`

/** A SMART Health Link in the viewer: what it holds stays behind the #. */
export const viewPath = (shlink: string): string => `${paths.view}#${shlink}`

/** One of the records that somebody may open: who else may. */
export const familyPath = (profileId: string): string => `/family/${profileId}`

/** The server's door to signing in; it leads on to the sign-in screen. */
export function loginPath(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'
}

/** Creating an account; for who has a record here without one, for that record. */
export function signUpPath(returnTo?: string): string {
  const query = new URLSearchParams({ mode: 'sign-up', ...(returnTo && { returnTo }) })
  return `${paths.auth}?${query}`
}

export function authPath(returnTo?: string): string {
  return returnTo ? `${paths.auth}?returnTo=${encodeURIComponent(returnTo)}` : paths.auth
}
