import { basename } from 'node:path'
import * as z from 'zod'

/** Each note is a failure, for readers who see only the end of the output. */
export interface Tally {
  passed: number
  failed: number
  notes: string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[] | undefined
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

export function tallyExit(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }
}

/** A test that did not run and a file that did not load have failed. */
export function tallyVitest(report: unknown, exitCode: number): Tally {
  const tally: Tally = { passed: 0, failed: 0, notes: [] }
  for (const file of vitestReport.parse(report).testResults) {
    const before = tally.failed
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === 'passed') {
        tally.passed++
        continue
      }
      tally.failed++
      const why = failureMessages?.[0] === undefined ? '' : `: ${firstWords(failureMessages[0])}`
      tally.notes.push(`${status}: ${basename(file.name)} › ${fullName}${why}`)
    }
    if (file.status === 'failed' && tally.failed === before) {
      tally.failed++
      tally.notes.push(`did not load: ${file.name}`)
    }
  }
  return strict(tally, exitCode)
}

function firstWords(failure: string): string {
  const place = /[^/\s(]+\.test\.tsx?:\d+/.exec(failure)?.[0]
  const first = (failure.split('\n', 1)[0] ?? '').slice(0, 200)
  return place === undefined ? first : `${first} (${place})`
}

/**
 * A test that did not run has failed. Only CI gives a test a second try. A test that passes then counts as
 * passed, so that it does not block other work, and the report names it.
 */
export function tallyPlaywright(report: unknown, exitCode: number): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report)
  const notes = suites.flatMap(notExpected)
  if (errors.length > 0) notes.push(`${errors.length} errors outside of tests`)
  const failed = stats.unexpected + stats.skipped + errors.length
  return strict({ passed: stats.expected + stats.flaky, failed, notes }, exitCode)
}

const OUTCOMES: Readonly<Record<string, string>> = {
  unexpected: 'failed',
  flaky: 'passed at its second try',
}

function notExpected({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status }) => `${OUTCOMES[status] ?? status}: ${file} › ${title}`),
  )
  return [...own, ...suites.flatMap(notExpected)]
}

/** A run without tests fails, and so does a runner with an exit code other than 0. */
function strict(tally: Tally, exitCode: number): Tally {
  if (tally.failed > 0) return tally
  if (tally.passed === 0) return { passed: 0, failed: 1, notes: ['ran no tests'] }
  if (exitCode === 0) return tally
  return { ...tally, failed: 1, notes: [`ended with exit code ${exitCode}`] }
}
