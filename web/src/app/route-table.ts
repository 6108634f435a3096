/**
 * Routes, preloads and the offline files follow from this table. It holds only data, because the build reads
 * it, too.
 */
import type { AppRoute } from 'sync-protocol/rest'

export interface ScreenRow {
  /** The file under web/src without its extension. */
  screen: string
  /**
   * - `record`: for people with a record on this phone. Others go to the sign-in.
   * - `account`: for data that the server keeps.
   */
  isFor: 'everyone' | 'record' | 'account'
  frame: 'public' | 'own'
  needs?: readonly string[]
  needsByQuery?: Readonly<Record<`?${string}`, readonly string[]>>
  /** Not stored with the app: never, or later (offline-table.ts). */
  isOnlineOnly?: true
}

// Includes the module that asks which records the account may open before the first one is fetched.
const followsSession = ['sync/runtime/follow-session', 'sync/runtime/refresh-profiles']

const dashboard: ScreenRow = {
  screen: 'app/dashboard/dashboard-screen',
  isFor: 'record',
  frame: 'own',
  needs: [...followsSession, 'app/dashboard/overview'],
  needsByQuery: {
    '?tab=medical-info': [...followsSession, 'features/medical/medical-tab'],
    '?tab=qr-codes': [...followsSession, 'features/qr-codes/qr-codes-tab'],
    '?tab=profile': [...followsSession, 'app/dashboard/profile'],
  },
}
const landing = publicScreen('features/landing/landing-screen')
const beta = onlineOnly(publicScreen('features/beta/beta-screen'))

/** `/e/:token` is the server's own page. The app shows its own only if the server cannot be reached. */
export const ROUTE_TABLE: Readonly<Record<AppRoute | '/e/:token', ScreenRow>> = {
  '/': { ...landing, frame: 'own' },
  '/welcome': landing,
  '/auth': publicScreen('features/auth/auth-screen'),
  '/start': { ...ownScreen('app/start/start-screen'), isFor: 'everyone' },
  '/confirm-email': onlineOnly(publicScreen('features/auth/confirm-email-screen')),
  '/e/:token': { ...publicScreen('features/responder/responder-screen'), frame: 'own' },
  '/dashboard': dashboard,
  '/code': {
    ...ownScreen('app/dashboard/code-screen'),
    needs: [...followsSession, 'features/dashboard/first-look'],
  },
  '/print/:codeId': { ...ownScreen('features/print/print-screen'), needs: followsSession },
  '/summary': { ...ownScreen('app/summary/summary-screen'), needs: followsSession },
  '/restore': { ...publicScreen('app/start/restore-screen'), needs: followsSession },
  '/bring': onlineOnly({
    ...publicScreen('app/start/bring-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  '/family': onlineOnly({
    ...publicScreen('features/family/family-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  '/family/:profileId': onlineOnly({
    ...publicScreen('features/family/profile-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  '/invitation': onlineOnly(publicScreen('features/family/invitation-screen')),
  '/alerts': onlineOnly({
    ...publicScreen('features/alerts/alerts-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  '/try-card': onlineOnly(ownScreen('app/scanning/card-check-screen')),
  '/import': onlineOnly(ownScreen('features/clinic/import-screen')),
  '/view': onlineOnly(publicScreen('app/scanning/view-screen')),
  '/scan': publicScreen('app/scanning/scan-screen'),
  '/shop': onlineOnly(publicScreen('features/shop/shop-screen')),
  '/shop-success': onlineOnly(publicScreen('features/shop/shop-success-screen')),
  '/beta': beta,
  '/beta-test': beta,
  '/beta-test-success': onlineOnly(publicScreen('features/beta/beta-success-screen')),
  '/donate': publicScreen('features/donate/donate-screen'),
  '/donate/guest': publicScreen('features/donate/guest-donate-screen'),
  '/donations': onlineOnly({
    ...publicScreen('features/donations/donations-screen'),
    isFor: 'account',
  }),
  '/donation-success': publicScreen('features/donate/donation-success-screen'),
  '/checkout': onlineOnly(publicScreen('features/checkout/checkout-screen')),
  '/subscribe': onlineOnly({
    ...publicScreen('features/checkout/subscribe-screen'),
    isFor: 'account',
  }),
  '/pricing': onlineOnly(publicScreen('features/pricing/pricing-screen')),
  '/payment-options': onlineOnly(publicScreen('features/payment-options/payment-options-screen')),
  '/team': onlineOnly(publicScreen('features/team/team-screen')),
  '/privacy': onlineOnly(publicScreen('features/legal/privacy-screen')),
  '/terms': onlineOnly(publicScreen('features/legal/terms-screen')),
  '/developers': onlineOnly(publicScreen('features/legal/developers-screen')),
  '/admin': onlineOnly(publicScreen('features/admin/admin-screen')),
  '/owner-panel': onlineOnly(publicScreen('features/admin/owner-panel-screen')),
  '/test-beta': onlineOnly(publicScreen('features/team/scroll-test-screen')),
}

function publicScreen(screen: string): ScreenRow {
  return { screen, isFor: 'everyone', frame: 'public' }
}

function ownScreen(screen: string): ScreenRow {
  return { screen, isFor: 'record', frame: 'own', needs: followsSession }
}

function onlineOnly(row: ScreenRow): ScreenRow {
  return { ...row, isOnlineOnly: true }
}
