import * as z from 'zod'

/** What a stage came to. `notes` say why something counts as failed that no output shows. */
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
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** A command without a report is one check: it went well or it did not. */
export function tallyExit(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }
}

/** Counts vitest's JSON report. A test that did not run failed; so did a file that did not load. */
export function tallyVitest(report: unknown, exitCode: number): Tally {
  const tally: Tally = { passed: 0, failed: 0, notes: [] }
  for (const file of vitestReport.parse(report).testResults) {
    const before = tally.failed
    for (const { fullName, status } of file.assertionResults) {
      if (status === 'passed') tally.passed++
      else tally.failed++
      if (status !== 'passed' && status !== 'failed') tally.notes.push(`${status}: ${fullName}`)
    }
    if (file.status === 'failed' && tally.failed === before) {
      tally.failed++
      tally.notes.push(`did not load: ${file.name}`)
    }
  }
  return strict(tally, exitCode)
}

/** Counts Playwright's JSON report. A test that needed a second try, or did not run, failed. */
export function tallyPlaywright(report: unknown, exitCode: number): Tally {
  const { stats, errors } = playwrightReport.parse(report)
  const notes: string[] = []
  if (stats.skipped > 0) notes.push(`${stats.skipped} skipped`)
  if (stats.flaky > 0) notes.push(`${stats.flaky} flaky`)
  if (errors.length > 0) notes.push(`${errors.length} errors outside of tests`)
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return strict({ passed: stats.expected, failed, notes }, exitCode)
}

/** No tests is no proof, and a runner that says it failed is believed. */
function strict(tally: Tally, exitCode: number): Tally {
  if (tally.failed > 0) return tally
  if (tally.passed === 0) return { passed: 0, failed: 1, notes: ['ran no tests'] }
  if (exitCode === 0) return tally
  return { ...tally, failed: 1, notes: [`ended with exit code ${exitCode}`] }
}
