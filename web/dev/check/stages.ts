import { deepTests } from './deep-tests'
import { type Tally, tallyPlaywright, tallyVitest } from './tally'

export interface Stage {
  name: string
  says: string
  folder: string
  /** An argument may contain `REPORT`. */
  command: [program: string, ...args: string[]]
  /** Counts the JSON report. Without it the exit code decides. */
  tally?: (report: unknown, exitCode: number) => Tally
  /** If that stage fails, this one does not run. */
  needs?: string
  /** It keeps all cores busy, so that no other stage runs at the same time. */
  isAlone?: boolean
  /** Part of `npm run test:all` and not of `npm test`. */
  isRest?: boolean
  env?: Readonly<Record<string, string>>
  /** At least twice the stage's time on two quiet cores. */
  limitMinutes: number
}

const ALL = { TEST_DEPTH: 'all' }

export const playwrightReportVariable = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

/** The path of the stage's JSON report, in its command. */
export const REPORT = '{report}'

const npm = (script: string): Stage['command'] => ['npm', 'run', '-s', script]

const vitest = (...more: string[]): Stage['command'] => [
  'vitest',
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  ...more,
]

const playwright = (...more: string[]): Stage['command'] => [
  'playwright',
  ...['test', '--reporter=list,json'],
  ...more,
]

/**
 * Two stages run at a time. The longest ones start early, and those of the browser come last. A browser test has
 * the tag `@core` if it shows a capability that no other test shows. `npm test` runs the tests with this tag.
 */
export function stages(): Stage[] {
  return [
    {
      name: 'types',
      says: 'TypeScript, all packages',
      folder: '.',
      command: npm('types'),
      limitMinutes: 4,
    },
    {
      name: 'lint',
      says: 'Biome: format and rules',
      folder: '.',
      command: npm('lint'),
      limitMinutes: 2,
    },
    {
      name: 'api',
      says: 'the server, on a real Postgres',
      folder: 'api',
      command: vitest(),
      tally: tallyVitest,
      limitMinutes: 20,
    },
    {
      name: 'boundaries',
      says: "who imports whom, and this package's own tools",
      folder: 'web',
      command: vitest('--project=tools'),
      tally: tallyVitest,
      limitMinutes: 4,
    },
    {
      name: 'protocol',
      says: 'sync-protocol: units and properties',
      folder: 'sync-protocol',
      command: vitest(),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'web',
      says: 'the app: units, properties, components',
      folder: 'web',
      command: vitest('--project=logic', '--project=screens'),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'sync-proof',
      says: 'sync loses nothing in 100 histories of one person and 100 of families, on a real Postgres',
      folder: 'web',
      command: vitest('--project=sync-proof'),
      tally: tallyVitest,
      limitMinutes: 10,
    },
    {
      name: 'build',
      says: 'the app and the server as they are shipped',
      folder: '.',
      command: npm('build'),
      limitMinutes: 6,
    },
    {
      name: 'browser',
      says: 'each capability once, with the built app and server in a real Chromium',
      folder: 'web',
      command: playwright('--grep=@core'),
      isAlone: true,
      tally: tallyPlaywright,
      needs: 'build',
      limitMinutes: 25,
    },
    {
      name: 'api-rest',
      says: 'every role, and many malformed requests, for each route of the server',
      folder: 'api',
      command: vitest(...deepTests('api')),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 35,
    },
    {
      name: 'sync-proof-rest',
      says: '1,000 histories of one person and 1,000 of families',
      folder: 'web',
      command: vitest('--project=sync-proof'),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 35,
    },
    {
      name: 'protocol-rest',
      says: 'more random records, and every name in every language',
      folder: 'sync-protocol',
      command: vitest(...deepTests('sync-protocol')),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 10,
    },
    {
      name: 'web-rest',
      says: 'more random runs of the sync engine',
      folder: 'web',
      command: vitest('--project=logic', '--project=screens', ...deepTests('web/src')),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 10,
    },
    {
      name: 'tools-rest',
      says: 'wallpapers for every size of screen, and `npm run dev`',
      folder: 'web',
      command: vitest('--project=tools', ...deepTests('web/dev')),
      tally: tallyVitest,
      env: ALL,
      isRest: true,
      limitMinutes: 4,
    },
    {
      name: 'browser-rest',
      says: 'every screen, audience and theme, the print grids and the rarer paths',
      folder: 'web',
      command: playwright('--grep-invert=@core'),
      isAlone: true,
      tally: tallyPlaywright,
      needs: 'build',
      isRest: true,
      limitMinutes: 55,
    },
  ]
}
