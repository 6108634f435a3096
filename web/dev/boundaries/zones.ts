/** A part of the code base. Its files may import their own zone and the zones in `may`. */
export interface Zone {
  /** Folders have a closing slash. */
  at: readonly string[]
  may: readonly string[]
  /** Zones of which only types may be imported: the caller passes the value. */
  mayTypes?: readonly string[]
  /** No folder of the zone may import a sibling. */
  isolated?: true
}

const underSync = ['web/db', 'web/people', 'web/loading', 'web/http', 'web/stores', 'web/i18n']
const syncFolders = ['web/sync/record', 'web/sync/files', 'web/sync/engine', 'web/sync/runtime']
const webCore = ['web/sync', ...syncFolders, ...underSync, 'web/addresses', 'web/record-words']
const apiBase = [
  ...['api/records', 'api/mail', 'api/outbox', 'api/http', 'api/db', 'api/i18n', 'api/core'],
]
const apiShared = ['api/orders', 'api/alerts', ...apiBase]

/** The lowest first: each imports only folders above it in this table. */
export const protocolFolders: Readonly<Record<string, readonly string[]>> = {
  medical: [],
  languages: ['medical'],
  text: ['languages', 'medical'],
  terms: ['text', 'languages', 'medical'],
  card: ['text', 'languages', 'medical'],
  disclosure: ['card', 'medical'],
  family: ['card', 'medical'],
  sync: ['family', 'medical'],
  capsule: ['card', 'text', 'medical'],
  qr: ['capsule', 'medical'],
  codes: ['qr', 'disclosure', 'text', 'medical'],
  responder: ['card', 'languages', 'medical'],
  alerts: ['responder'],
  share: ['responder', 'card', 'medical'],
  ips: ['disclosure', 'terms', 'card', 'text', 'languages', 'medical'],
  shl: ['ips', 'qr', 'disclosure', 'card', 'medical'],
  commerce: ['qr', 'medical'],
  artwork: ['commerce', 'qr'],
  rest: ['shl', 'commerce', 'qr', 'sync', 'family', 'medical'],
}
const protocolZone = (folder: string) => `protocol/${folder}`
const protocol = Object.keys(protocolFolders).map(protocolZone)
const protocolZones = Object.fromEntries(
  Object.entries(protocolFolders).map(([folder, may]) => [
    protocolZone(folder),
    { at: [`sync-protocol/src/${folder}/`], may: may.map(protocolZone) },
  ]),
)

/** The import rules of both sides: `app → features → core → sync-protocol`. */
export const zones: Readonly<Record<string, Zone>> = {
  ...protocolZones,

  'web/main': {
    at: ['web/src/main.tsx'],
    may: ['web/app', 'web/features', 'web/ui', 'web/update', ...webCore, ...protocol],
  },
  // Addresses are data, so that each feature may link to any screen.
  'web/addresses': { at: ['web/src/addresses/'], may: ['web/i18n', ...protocol] },
  'web/app': {
    at: ['web/src/app/'],
    may: ['web/features', 'web/ui', 'web/update', ...webCore, ...protocol],
  },
  'web/features': {
    at: ['web/src/features/'],
    may: ['web/ui', ...webCore, ...protocol],
    isolated: true,
  },
  'web/sw': {
    at: ['web/src/sw/'],
    may: [
      'web/sync',
      ...syncFolders,
      'web/db',
      'web/loading',
      'web/http',
      'web/addresses',
      'web/i18n',
      ...protocol,
    ],
  },
  // The innermost first: each may import the parts above it. The files next to them are the entry point for
  // features and helpers for tests.
  'web/sync/record': { at: ['web/src/sync/record/'], may: [...underSync, ...protocol] },
  'web/sync/files': {
    at: ['web/src/sync/files/'],
    may: ['web/sync/record', ...underSync, ...protocol],
  },
  'web/sync/engine': {
    at: ['web/src/sync/engine/'],
    may: ['web/sync/record', 'web/sync/files', ...underSync, ...protocol],
  },
  'web/sync/runtime': {
    at: ['web/src/sync/runtime/'],
    may: ['web/sync/record', 'web/sync/files', 'web/sync/engine', ...underSync, ...protocol],
  },
  'web/sync': { at: ['web/src/sync/'], may: [...syncFolders, ...underSync, ...protocol] },
  'web/update': { at: ['web/src/update/'], may: ['web/i18n'] },
  'web/db': {
    at: ['web/src/db/'],
    may: ['web/people', 'web/http', 'web/stores', 'web/i18n', ...protocol],
  },
  'web/people': {
    at: ['web/src/people/'],
    may: ['web/http', 'web/stores', 'web/addresses', 'web/i18n', ...protocol],
  },
  'web/loading': {
    at: ['web/src/loading/'],
    may: ['web/people', 'web/http', 'web/stores', 'web/addresses', 'web/i18n', ...protocol],
  },
  'web/http': { at: ['web/src/http/'], may: ['web/i18n', ...protocol] },
  'web/stores': { at: ['web/src/stores/'], may: ['web/http', 'web/i18n', ...protocol] },
  'web/ui': { at: ['web/src/ui/'], may: ['web/i18n'] },
  // Everything that shows a text imports it.
  'web/i18n': { at: ['web/src/i18n/'], may: ['protocol/text'] },
  // The names of rows, fields and values, which several features and the app list.
  'web/record-words': {
    at: ['web/src/record-words/'],
    may: ['web/ui', 'web/i18n', ...protocol],
  },

  'api/server': {
    at: [
      'api/src/server.ts',
      'api/src/listen.ts',
      'api/src/log-lines.ts',
      'api/src/metrics.ts',
      'api/src/open-services.ts',
      'api/src/repeat.ts',
      'api/src/run-worker.ts',
      'api/src/shutdown.ts',
      'api/src/watch-backup.ts',
      'api/src/worker.ts',
    ],
    may: [
      ...['api/app', 'api/env', 'api/features', 'api/adapters', 'api/backup', 'api/checks'],
      ...[...apiShared, ...protocol],
    ],
    mayTypes: ['api/deps'],
  },
  'api/lifetag': {
    at: ['api/src/lifetag.ts', 'api/src/lifetag/'],
    may: [
      ...['api/env', 'api/features', 'api/adapters', 'api/backup', 'api/checks'],
      ...[...apiShared, ...protocol],
    ],
  },
  'api/checks': { at: ['api/src/checks/'], may: ['api/core'], mayTypes: ['api/env'] },
  'api/backup': {
    at: ['api/src/backup/'],
    may: ['api/records', 'api/db', 'api/core', ...protocol],
    mayTypes: ['api/adapters', 'api/env'],
  },
  'api/app': {
    at: ['api/src/app.ts'],
    may: ['api/features', ...apiShared, ...protocol],
    mayTypes: ['api/adapters', 'api/deps', 'api/env'],
  },
  // Nothing here runs.
  'api/deps': {
    at: ['api/src/deps.ts'],
    may: [],
    mayTypes: ['api/adapters', 'api/alerts', ...apiBase],
  },
  'api/features': {
    at: ['api/src/features/'],
    may: [...apiShared, ...protocol],
    mayTypes: ['api/adapters', 'api/deps', 'api/env'],
    isolated: true,
  },
  'api/orders': {
    at: ['api/src/orders/'],
    may: [...apiBase, ...protocol],
    mayTypes: ['api/deps'],
  },
  'api/alerts': {
    at: ['api/src/alerts/'],
    may: [...apiBase, ...protocol],
    mayTypes: ['api/adapters'],
  },
  'api/records': {
    at: ['api/src/records/'],
    may: ['api/db', 'api/core', ...protocol],
  },
  'api/mail': {
    at: ['api/src/mail/'],
    may: ['api/outbox', 'api/http', 'api/db', 'api/i18n', 'api/core', ...protocol],
    mayTypes: ['api/adapters'],
  },
  'api/i18n': { at: ['api/src/i18n/'], may: protocol },
  'api/outbox': {
    at: ['api/src/outbox/'],
    may: ['api/http', 'api/db', 'api/core', ...protocol],
    mayTypes: ['api/adapters'],
  },
  'api/http': {
    at: ['api/src/http/'],
    may: ['api/records', 'api/db', 'api/core', ...protocol],
    mayTypes: ['api/adapters', 'api/env'],
  },
  'api/db': {
    at: ['api/src/db/'],
    may: ['api/core', ...protocol],
    mayTypes: ['api/env'],
  },
  'api/env': {
    at: ['api/src/core/env.ts', 'api/src/core/env-faults.ts', 'api/src/core/env-variables.ts'],
    may: ['api/core', ...protocol],
  },
  'api/core': { at: ['api/src/core/'], may: protocol },
  'api/adapters': {
    at: ['api/src/adapters/'],
    may: ['api/http', 'api/core', ...protocol],
    mayTypes: ['api/env'],
  },
}

/** Code that never ships. It may import all of its own package, and shipped code may not import it. */
export function isToolOrTest(path: string): boolean {
  return (
    /^(web|api|sync-protocol)\/(dev|e2e|bench|attack|test)\//.test(path) ||
    /\.test(\.tsx?)?$/.test(path) ||
    /^([^/]+\/)?[^/]+\.config\.ts$/.test(path)
  )
}

const bridges: readonly { from: string; may: readonly string[] }[] = [
  ...['web/', 'api/'].map(from => ({ from, may: ['sync-protocol/dev/test-depth'] })),
  // The texts of the app and of the server have the same signs.
  ...['web/', 'api/'].map(from => ({
    from: `${from}src/i18n/translations.test`,
    may: ['sync-protocol/dev/written-with-care'],
  })),
  // One table says who sees what. The tests of each page and print compare it.
  {
    from: 'web/src/features/responder/who-sees-what.test',
    may: ['sync-protocol/dev/who-sees-what'],
  },
  {
    from: 'api/src/features/responder/who-sees-what.pg.test',
    may: ['sync-protocol/dev/who-sees-what'],
  },
  // One table has fields in every shape. The tests of each page and print compare it.
  ...['dashboard', 'print', 'qr-codes'].map(feature => ({
    from: `web/src/features/${feature}/every-field.test`,
    may: ['sync-protocol/dev/every-field'],
  })),
  {
    from: 'web/src/features/print/targets.test',
    may: [
      'sync-protocol/dev/card-faults',
      'sync-protocol/dev/every-field',
      'sync-protocol/dev/target-people',
    ],
  },
  {
    from: 'web/dev/wallet-cards/people',
    may: ['sync-protocol/dev/hard-records', 'sync-protocol/dev/people-with-plans'],
  },
  {
    from: 'web/dev/sync-proof/',
    may: [
      'api/test/app',
      'api/test/database',
      'api/test/device',
      'api/test/family',
      'api/test/records',
      'api/test/changes-after',
    ],
  },
  {
    from: 'web/e2e/harness/fixtures',
    may: ['api/test/push-network', 'api/test/push-service'],
  },
  // The configuration at the root says what is built. The plugins are in web/dev/build.
  { from: 'vite.config', may: ['web/dev/build/'] },
  {
    from: 'web/dev/build/packed-languages',
    may: ['sync-protocol/src/terms/', 'sync-protocol/src/languages/'],
  },
  { from: 'web/dev/build/label-files', may: ['sync-protocol/src/languages/'] },
  { from: 'web/dev/build/packed-dangers', may: ['sync-protocol/src/card/words/'] },
  {
    from: 'web/bench/make-code/',
    may: [
      'sync-protocol/bench/invented-record',
      'sync-protocol/bench/random',
      'sync-protocol/bench/stocks',
    ],
  },
  {
    // The benchmark uses the same people, so that no list repeats one row.
    from: 'web/bench/make-summary/',
    may: [
      'sync-protocol/bench/invented-record',
      'sync-protocol/bench/random',
      'sync-protocol/bench/stocks',
    ],
  },
]

export function mayCross(path: string, target: string): boolean {
  return bridges.some(({ from, may }) => isAt(path, from) && may.some(at => isAt(target, at)))
}

export function zoneOf(path: string): string | undefined {
  return Object.keys(zones).find(name => zones[name]?.at.some(at => isAt(path, at)))
}

/** An example is `medical` for `web/src/features/medical/…`. */
export function roomOf(path: string, zone: Zone): string | undefined {
  const at = zone.at.find(each => isAt(path, each)) ?? ''
  return path.slice(at.length).split('/')[0]
}

function isAt(path: string, at: string): boolean {
  return at.endsWith('/') ? `${path}/`.startsWith(at) : withoutEnding(path) === withoutEnding(at)
}

function withoutEnding(path: string): string {
  return path.replace(/\.tsx?$/, '')
}
