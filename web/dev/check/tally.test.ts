import { describe, expect, it } from 'vitest'
import { tallyExit, tallyPlaywright, tallyVitest } from './tally'

describe('vitest', () => {
  const file = (status: string, ...statuses: string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: statuses.map((each, i) => ({ fullName: `fact ${i}`, status: each })),
  })
  const report = (...testResults: object[]) => ({ testResults })

  it('counts passed and failed tests over all files', () => {
    const two = report(file('failed', 'passed', 'failed'), file('passed', 'passed'))
    expect(tallyVitest(two, 1)).toEqual({
      passed: 2,
      failed: 1,
      notes: ['failed: a.test.ts › fact 1'],
    })
  })

  it('reports a failed test with its first line and its position', () => {
    const failed = {
      fullName: 'a fact',
      status: 'failed',
      failureMessages: ['Error: not so\nmore of it\n    at press (/some/where/a.test.tsx:31:56)'],
    }
    const { notes } = tallyVitest(
      report({ name: 'a.test.tsx', status: 'failed', assertionResults: [failed] }),
      1,
    )
    expect(notes).toEqual(['failed: a.test.tsx › a fact: Error: not so (a.test.tsx:31)'])
  })

  it.each(['skipped', 'pending', 'todo'])('counts a %s test as failed', status => {
    expect(tallyVitest(report(file('passed', 'passed', status)), 0)).toEqual({
      passed: 1,
      failed: 1,
      notes: [`${status}: a.test.ts › fact 1`],
    })
  })

  it('counts a file that does not load as a failed test', () => {
    expect(tallyVitest(report(file('passed', 'passed'), file('failed')), 1)).toEqual({
      passed: 1,
      failed: 1,
      notes: ['did not load: a.test.ts'],
    })
  })

  it('a run without tests fails', () => {
    expect(tallyVitest(report(), 0)).toEqual({ passed: 0, failed: 1, notes: ['ran no tests'] })
  })

  it('fails if the runner fails outside of its tests', () => {
    expect(tallyVitest(report(file('passed', 'passed')), 1)).toEqual({
      passed: 1,
      failed: 1,
      notes: ['ended with exit code 1'],
    })
  })

  it('throws for a report of another shape', () => {
    expect(() => tallyVitest({ numPassedTests: 3 }, 0)).toThrow()
  })
})

describe('playwright', () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'a.e2e.ts' },
    tests: [{ status }],
  })
  const report = (stats: Record<string, number>, errors: unknown[] = [], specs: object[] = []) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [{ specs: [], suites: [{ specs: [spec('works', 'expected'), ...specs] }] }],
  })

  it('counts expected outcomes as passed and all others as failed', () => {
    const stats = { expected: 5, unexpected: 1, skipped: 1 }
    const specs = [spec('breaks', 'unexpected'), spec('waits', 'skipped')]
    expect(tallyPlaywright(report(stats, [], specs), 1)).toEqual({
      passed: 5,
      failed: 2,
      notes: ['failed: a.e2e.ts › breaks', 'skipped: a.e2e.ts › waits'],
    })
  })

  it('counts and names a test that passed at its second try', () => {
    const stats = { expected: 5, flaky: 1 }
    expect(tallyPlaywright(report(stats, [], [spec('wavers', 'flaky')]), 0)).toEqual({
      passed: 6,
      failed: 0,
      notes: ['passed at its second try: a.e2e.ts › wavers'],
    })
  })

  it('counts an error outside of tests as a failure', () => {
    expect(tallyPlaywright(report({ expected: 5 }, [{ message: 'no server' }]), 1)).toEqual({
      passed: 5,
      failed: 1,
      notes: ['1 errors outside of tests'],
    })
  })

  it('a run without tests fails', () => {
    expect(tallyPlaywright(report({}), 0)).toEqual({
      passed: 0,
      failed: 1,
      notes: ['ran no tests'],
    })
  })
})

it('counts a command without a report as one check', () => {
  expect([tallyExit(0), tallyExit(2)]).toEqual([
    { passed: 1, failed: 0, notes: [] },
    { passed: 0, failed: 1, notes: [] },
  ])
})
