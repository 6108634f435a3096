import { APP_PATHS } from 'sync-protocol/rest'

export const paths = {
  ...APP_PATHS,
  /** With a network, the server answers with its own page. */
  responder: '/e/:token',
} as const

export const dashboardTabs = ['overview', 'medical-info', 'qr-codes', 'profile'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export function dashboardPath(tab: DashboardTab): string {
  return tab === 'overview' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}

export const securityPages = ['password', 'passkeys', 'recovery', 'devices', 'lock'] as const
export type SecurityPage = (typeof securityPages)[number]

/** The pages of Profile, by the value of `page`. */
export const profilePages = [
  ...(['account', 'security', 'phone', 'clinic', 'data'] as const),
  ...securityPages,
] as const
export type ProfilePage = (typeof profilePages)[number]

export const profilePath = (page: ProfilePage): string => `${dashboardPath('profile')}&page=${page}`

const profileCards = {
  dnr: ['dnrStatus', 'dnrDocumentUrl', 'dnrDocumentName'],
  insurance: ['insurance', 'insuranceCardPhotoUrl'],
  notes: ['additionalNotes'],
} as const

type ProfileCard = keyof typeof profileCards

export const profileFieldsOn = <Card extends ProfileCard>(card: Card) => profileCards[card]

export function profileCardOf(fields: readonly string[]): ProfileCard | 'personal' {
  const cards = Object.keys(profileCards) as ProfileCard[] // The keys have this type.
  const holds = (card: ProfileCard) => profileCards[card].some(field => fields.includes(field))
  return cards.find(holds) ?? 'personal'
}

export const printPath = (codeId: string, as?: string): string =>
  as ? `/print/${codeId}?as=${as}` : `/print/${codeId}`

/** The link comes after the #, so no server sees it. */
export const viewPath = (shlink: string): string => `${paths.view}#${shlink}`

export const familyPath = (profileId: string): string => `/family/${profileId}`

export function loginPath(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'
}

/** Creates an account, which takes over a record without one. */
export function signUpPath(returnTo?: string): string {
  const query = new URLSearchParams({ mode: 'sign-up', ...(returnTo && { returnTo }) })
  return `${paths.auth}?${query}`
}

export function authPath(returnTo?: string): string {
  return returnTo ? `${paths.auth}?returnTo=${encodeURIComponent(returnTo)}` : paths.auth
}
