import { type Tally, tallyPlaywright, tallyVitest } from './tally'

export interface Stage {
  name: string
  says: string
  folder: string
  command: [program: string, ...args: string[]]
  /** Counts the JSON report in `reportFile`. Without it the exit code decides. */
  tally?: (report: unknown, exitCode: number) => Tally
  /** If that stage fails, this one does not run. */
  needs?: string
  /** Part of `npm run test:all` and not of `npm test`. */
  isRest?: boolean
  env?: Readonly<Record<string, string>>
  /** At least twice the stage's time on two quiet cores. */
  limitMinutes: number
}

const ALL = { TEST_DEPTH: 'all' }
const playwright: Stage['command'] = ['playwright', 'test', '--reporter=list,json']

export const playwrightReportVariable = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

const vitest = (reportFile: string, ...more: string[]): Stage['command'] => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...more,
]

/**
 * The fastest stage comes first. A browser test has the tag `@core` if it shows a capability that no other
 * test shows. `npm test` runs the tests with this tag.
 */
export function stages(reportFile: string): Stage[] {
  return [
    {
      name: 'types',
      says: 'TypeScript, all packages',
      folder: '.',
      command: ['npm', 'run', '-s', 'types'],
      limitMinutes: 4,
    },
    {
      name: 'lint',
      says: 'Biome: format and rules',
      folder: '.',
      command: ['npm', 'run', '-s', 'lint'],
      limitMinutes: 2,
    },
    {
      name: 'boundaries',
      says: "who imports whom, and this package's own tools",
      folder: 'web',
      command: vitest(reportFile, '--project=tools'),
      tally: tallyVitest,
      limitMinutes: 4,
    },
    {
      name: 'protocol',
      says: 'sync-protocol: units and properties',
      folder: 'sync-protocol',
      command: vitest(reportFile),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'web',
      says: 'the app: units, properties, components',
      folder: 'web',
      command: vitest(reportFile, '--project=logic', '--project=screens'),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'sync-proof',
      says: 'sync loses nothing in 100 histories of one person and 100 of families, on a real Postgres',
      folder: 'web',
      command: vitest(reportFile, '--project=sync-proof'),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'api',
      says: 'the server, on a real Postgres',
      folder: 'api',
      command: vitest(reportFile),
      tally: tallyVitest,
      limitMinutes: 20,
    },
    {
      name: 'build',
      says: 'the app and the server as they are shipped',
      folder: '.',
      command: ['npm', 'run', '-s', 'build'],
      limitMinutes: 6,
    },
    {
      name: 'browser',
      says: 'each capability once, with the built app and server in a real Chromium',
      folder: 'web',
      command: [...playwright, '--grep=@core'],
      tally: tallyPlaywright,
      needs: 'build',
      limitMinutes: 25,
    },
    {
      name: 'prints-rest',
      says: 'a wallpaper on every size of screen can be read',
      folder: 'web',
      command: vitest(reportFile, '--project=tools', 'print-decode/wallpapers'),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 4,
    },
    {
      name: 'protocol-rest',
      says: 'more random records, and every name in every language',
      folder: 'sync-protocol',
      command: vitest(reportFile),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 10,
    },
    {
      name: 'web-rest',
      says: 'more random runs of the sync engine',
      folder: 'web',
      command: vitest(reportFile, '--project=logic', 'sync/engine'),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 10,
    },
    {
      name: 'sync-proof-rest',
      says: '1,000 histories of one person and 1,000 of families',
      folder: 'web',
      command: vitest(reportFile, '--project=sync-proof'),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 35,
    },
    {
      name: 'api-rest',
      says: 'every role, and many malformed requests, for each route of the server',
      folder: 'api',
      command: vitest(reportFile),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 35,
    },
    {
      name: 'browser-rest',
      says: 'every screen, audience and theme, the print grids and the rarer paths',
      folder: 'web',
      command: [...playwright, '--grep-invert=@core'],
      tally: tallyPlaywright,
      needs: 'build',
      isRest: true,
      limitMinutes: 55,
    },
  ]
}
