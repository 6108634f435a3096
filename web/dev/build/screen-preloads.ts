import type { AppRoute } from 'sync-protocol/rest'
import type { Plugin, Rolldown } from 'vite'

/** What each screen begins with, beyond the app itself. A tab of the dashboard is a query of its own. */
const NEEDS: Record<AppRoute | `/dashboard?tab=${string}`, readonly string[]> = {
  '/': ['features/landing/landing-screen'],
  '/welcome': ['features/landing/landing-screen'],
  '/auth': ['features/auth/auth-screen'],
  '/confirm-email': ['features/auth/confirm-email-screen'],
  '/dashboard': [
    'sync/runtime/follow-session',
    'app/dashboard/dashboard-screen',
    'app/dashboard/overview',
  ],
  '/dashboard?tab=medical-info': [
    'sync/runtime/follow-session',
    'app/dashboard/dashboard-screen',
    'features/medical/medical-tab',
  ],
  '/dashboard?tab=qr-codes': [
    'sync/runtime/follow-session',
    'app/dashboard/dashboard-screen',
    'features/qr-codes/qr-codes-tab',
  ],
  '/dashboard?tab=profile': [
    'sync/runtime/follow-session',
    'app/dashboard/dashboard-screen',
    'app/dashboard/profile',
  ],
  '/code': ['sync/runtime/follow-session', 'app/dashboard/dashboard-screen'],
  '/print/:codeId': ['sync/runtime/follow-session', 'features/print/print-screen'],
  '/summary': ['sync/runtime/follow-session', 'features/account/summary-screen'],
  '/scan': ['app/scanning/scan-screen'],
  '/try-card': ['sync/runtime/follow-session', 'app/scanning/drill-screen'],
  '/shop': ['features/shop/shop-screen'],
  '/shop-success': ['features/shop/shop-success-screen'],
  '/beta': ['features/beta/beta-screen'],
  '/beta-test': ['features/beta/beta-screen'],
  '/beta-test-success': ['features/beta/beta-success-screen'],
  '/admin': ['features/admin/admin-screen'],
  '/owner-panel': ['features/admin/owner-panel-screen'],
  '/donate': ['features/donate/donate-screen'],
  '/donate/guest': ['features/donate/guest-donate-screen'],
  '/donations': ['features/donations/donations-screen'],
  '/donation-success': ['features/donate/donation-success-screen'],
  '/checkout': ['features/checkout/checkout-screen'],
  '/subscribe': ['features/checkout/subscribe-screen'],
  '/pricing': ['features/pricing/pricing-screen'],
  '/payment-options': ['features/payment-options/payment-options-screen'],
  '/team': ['features/team/team-screen'],
  '/test-beta': ['features/team/scroll-test-screen'],
}

/**
 * Writes down which scripts each screen begins with. The server names them with the page
 * (api/src/http/preloads.ts), so that a browser without the worker fetches them beside the app and
 * not after it.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = JSON.stringify(preloadsOf(Object.values(bundle)))
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source })
    },
  }
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'moduleIds' | 'imports'
>

/** By screen: its scripts and theirs, without what the page itself names. */
export function preloadsOf(
  outputs: readonly (Chunk | { type: 'asset' })[],
  needs: Readonly<Record<string, readonly string[]>> = NEEDS,
): Record<string, string[]> {
  const chunks = outputs.filter(output => output.type === 'chunk')
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const named = new Set<string>()
  for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) {
    collect(fileName, importsOf, named)
  }
  return Object.fromEntries(
    Object.entries(needs).map(([screen, modules]) => {
      const wanted = new Set<string>()
      for (const module of modules) collect(chunkOf(module, chunks), importsOf, wanted)
      return [screen, [...wanted].filter(file => !named.has(file))]
    }),
  )
}

function chunkOf(module: string, chunks: readonly Chunk[]): string {
  const isIt = (id: string) => id.replace(/\.tsx?$/, '').endsWith(`web/src/${module}`)
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  if (!chunk) throw new Error(`No chunk is made of ${module}`)
  return chunk.fileName
}

function collect(
  file: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  into: Set<string>,
): void {
  if (into.has(file)) return
  into.add(file)
  for (const imported of importsOf.get(file) ?? []) collect(imported, importsOf, into)
}
