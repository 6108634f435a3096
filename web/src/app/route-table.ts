/**
 * Every screen, by its path: what it is made of, whom it lets in, what stands around it, what is
 * loaded with it and whether the phone keeps it. Routes, preloads and the offline files follow from
 * it. Data alone: the build reads it, too.
 */
import type { AppRoute } from 'sync-protocol/rest'

export interface ScreenRow {
  /** The file under web/src, without its ending. `features/auth/auth-screen` exports `AuthScreen`. */
  screen: string
  /**
   * `record`: who has a record on this phone, with an account or without; others are led to sign in.
   * `account`: what the server keeps for a person; who has a record and no account hears that it takes one.
   */
  isFor: 'everyone' | 'record' | 'account'
  /** The logo and the foundation around it, or nothing: the screen has a frame of its own. */
  frame: 'public' | 'own'
  /** What it needs beside its own file, loaded at the same time. */
  needs?: readonly string[]
  /** What it needs for a query, `/dashboard?tab=…`. */
  needsByQuery?: Readonly<Record<`?${string}`, readonly string[]>>
  /** It is nothing without the server, or nobody needs it then: not kept on the phone, and says so without a connection. */
  isOnlineOnly?: true
}

// With what asks whose records somebody may open, before the first of them is fetched.
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

/** `/e/:token` is the server's own page; the app shows it only where the server cannot be reached. */
export const ROUTE_TABLE: Readonly<Record<AppRoute | '/e/:token', ScreenRow>> = {
  // The dashboard of a person who has a record here (home-screen.tsx).
  '/': { ...landing, frame: 'own' },
  '/welcome': landing,
  '/auth': publicScreen('features/auth/auth-screen'),
  // Begins a record where there is none.
  '/start': { ...ownScreen('app/start/start-screen'), isFor: 'everyone' },
  '/confirm-email': onlineOnly(publicScreen('features/auth/confirm-email-screen')),
  '/e/:token': { ...publicScreen('features/responder/responder-screen'), frame: 'own' },
  '/dashboard': dashboard,
  // Leads to the dashboard (routes.tsx).
  '/code': {
    ...ownScreen('app/dashboard/dashboard-screen'),
    needs: [...followsSession, 'features/dashboard/show-code'],
  },
  '/print/:codeId': { ...ownScreen('features/print/print-screen'), needs: followsSession },
  '/summary': { ...ownScreen('app/summary/summary-screen'), needs: followsSession },
  '/restore': { ...publicScreen('app/start/restore-screen'), needs: followsSession },
  // It compares the record that is here with that of the account.
  '/bring': onlineOnly({
    ...publicScreen('app/start/bring-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  // Kept from its first use on (dev/build/chunk-file.ts): most people have but their own record.
  '/family': onlineOnly({
    ...publicScreen('features/family/family-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  // Who else may open a record, the server says.
  '/family/:profileId': onlineOnly({
    ...publicScreen('features/family/profile-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  '/invitation': onlineOnly(publicScreen('features/family/invitation-screen')),
  // Who is told, the server says, and only with it can anybody be.
  '/alerts': onlineOnly({
    ...publicScreen('features/alerts/alerts-screen'),
    isFor: 'account',
    needs: followsSession,
  }),
  // Kept once there is a record (dev/build/chunk-file.ts).
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
  // Of these a phone without a signal needs nothing: they would only take its room.
  '/payment-options': onlineOnly(publicScreen('features/payment-options/payment-options-screen')),
  '/team': onlineOnly(publicScreen('features/team/team-screen')),
  '/privacy': onlineOnly(publicScreen('features/legal/privacy-screen')),
  '/terms': onlineOnly(publicScreen('features/legal/terms-screen')),
  // Asks the server itself who may see it.
  '/admin': onlineOnly(publicScreen('features/admin/admin-screen')),
  '/owner-panel': onlineOnly(publicScreen('features/admin/owner-panel-screen')),
  '/test-beta': onlineOnly(publicScreen('features/team/scroll-test-screen')),
}

function publicScreen(screen: string): ScreenRow {
  return { screen, isFor: 'everyone', frame: 'public' }
}

/** Of a person's own record. */
function ownScreen(screen: string): ScreenRow {
  return { screen, isFor: 'record', frame: 'own', needs: followsSession }
}

function onlineOnly(row: ScreenRow): ScreenRow {
  return { ...row, isOnlineOnly: true }
}
