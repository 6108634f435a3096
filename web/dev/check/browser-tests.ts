/**
 * What each browser test is about: rooms under `src` and `src/features`, by which `--changed` finds the
 * tests of a change. The whole check runs them all; here a test is named where it would be missed.
 */
export const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'accessible.e2e.ts': [],
  'account.e2e.ts': ['account', 'auth'],
  'any-text.e2e.ts': ['medical'],
  'auth.e2e.ts': ['auth', 'session'],
  'bring.e2e.ts': ['backup', 'app', 'sync'],
  'bring-killed.e2e.ts': ['backup', 'app', 'sync'],
  'code-first.e2e.ts': ['qr-codes', 'sw'],
  'donations.e2e.ts': ['donate', 'donations', 'checkout', 'payments', 'payment-options'],
  'email.e2e.ts': ['auth', 'mail'],
  'every-route.e2e.ts': ['app', 'landing', 'pricing', 'team', 'beta'],
  'files.e2e.ts': ['uploads'],
  'gate.e2e.ts': ['sync', 'http'],
  'harness.e2e.ts': [],
  'medical.e2e.ts': ['medical'],
  'next-release.e2e.ts': ['update', 'sw', 'db'],
  'offline-copy.e2e.ts': ['responder', 'qr', 'terms', 'card'],
  'passkeys.e2e.ts': ['auth', 'session'],
  'places-fit.e2e.ts': ['print'],
  'places-offline.e2e.ts': ['print', 'sw'],
  'print-editor.e2e.ts': ['print', 'artwork'],
  'print-offline.e2e.ts': ['print'],
  'qr-codes.e2e.ts': ['qr-codes', 'codes', 'disclosure'],
  'quick-share.e2e.ts': ['share'],
  'record.e2e.ts': ['dashboard', 'medical'],
  'revoked.e2e.ts': ['auth', 'sync'],
  'scan.e2e.ts': ['scan', 'responder'],
  'screens-newcomer.e2e.ts': ['install'],
  'screens-local.e2e.ts': ['backup', 'landing', 'print', 'qr-codes', 'ui'],
  'screens-nobody.e2e.ts': ['landing', 'legal', 'ui'],
  'screens-reader.e2e.ts': ['dashboard', 'ui'],
  'shell.e2e.ts': ['app', 'stores', 'health'],
  'shop.e2e.ts': ['shop', 'checkout', 'orders', 'commerce'],
  'smoke.e2e.ts': [],
  'specification.e2e.ts': ['admin'],
  'start.e2e.ts': ['start', 'session', 'auth', 'landing'],
  'story.e2e.ts': [],
  'subscriptions.e2e.ts': ['donate', 'checkout'],
  'sync.e2e.ts': ['sync', 'records', 'db'],
  'wallet-card.e2e.ts': ['print', 'qr'],
  'worker.e2e.ts': ['sw', 'sync'],
}

/** Run for any change of what is shipped: the app starts, and one person's whole story. */
export const CORE: readonly string[] = ['smoke.e2e.ts', 'story.e2e.ts']
