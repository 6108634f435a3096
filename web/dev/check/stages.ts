import { type Tally, tallyPlaywright, tallyVitest } from './tally'

/** One part of the check: a command, where it runs, and how its outcome is counted. */
export interface Stage {
  name: string
  says: string
  /** A folder, from the repository's root. */
  folder: string
  command: [program: string, ...args: string[]]
  /** Reads the JSON report named by `reportFile`; without it the exit code is the outcome. */
  tally?: (report: unknown, exitCode: number) => Tally
  /** A stage whose output this one works on; if that failed, this one cannot run. */
  needs?: string
  /** A stage that hangs must not hide those behind it; twice and more of what it takes on two quiet cores. */
  limitMinutes: number
}

/** The environment variable by which a browser run learns where its report goes. */
export const playwrightReportVariable = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

const vitest = (reportFile: string, ...more: string[]): Stage['command'] => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...more,
]

/** Fast first, the browser last. */
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
      says: 'that sync loses nothing: two thousand histories of failures and of families, on a real Postgres',
      folder: 'web',
      command: vitest(reportFile, '--project=sync-proof'),
      tally: tallyVitest,
      limitMinutes: 25,
    },
    {
      name: 'api',
      says: 'the server, on a real Postgres',
      folder: 'api',
      command: vitest(reportFile),
      tally: tallyVitest,
      limitMinutes: 15,
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
      says: 'the built app and server in a real Chromium',
      folder: 'web',
      command: ['playwright', 'test', '--reporter=list,json'],
      tally: tallyPlaywright,
      needs: 'build',
      limitMinutes: 30,
    },
  ]
}
