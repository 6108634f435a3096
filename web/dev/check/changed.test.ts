import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BROWSER_TESTS, CORE } from './browser-tests'
import { browserTestsOf, narrow, roomOf } from './changed'
import { stages } from './stages'

const root = join(import.meta.dirname, '../../..')
const all = stages().filter(stage => !stage.isRest)
const narrowed = (...files: string[]) => narrow(all, { since: 'main', files })
const names = (...files: string[]) => narrowed(...files).map(({ name }) => name)

it('finds the feature of a file, or its folder under src, and none for a test', () => {
  expect(roomOf('web/src/features/shop/cart.tsx')).toEqual(['shop'])
  expect(roomOf('api/src/features/shop/shop.routes.ts')).toEqual(['shop'])
  expect(roomOf('sync-protocol/src/qr/link.ts')).toEqual(['qr'])
  expect(roomOf('web/src/features/shop/cart.test.tsx')).toEqual([])
  expect(roomOf('README.md')).toEqual([])
})

it('a change in one feature runs the tests that import it and its browser tests', () => {
  const run = narrowed('web/src/features/shop/cart.tsx')
  const always = ['types', 'lint', 'boundaries']
  expect(run.map(({ name }) => name)).toEqual([...always, 'web', 'build', 'browser'])
  expect(run.find(({ name }) => name === 'web')?.command).toContain('--changed')
  const browser = run.at(-1)?.command
  expect(browser).toEqual(expect.arrayContaining(['shop.e2e.ts', 'smoke.e2e.ts', 'story.e2e.ts']))
  expect(browser).not.toContain('--grep=@core')
})

it('a change of sync runs the proof, and a change of the protocol the tests of both sides', () => {
  expect(names('web/src/sync/engine/drain.ts')).toContain('sync-proof')
  expect(names('sync-protocol/src/qr/link.ts')).toEqual(
    expect.arrayContaining(['protocol', 'web', 'api', 'browser']),
  )
})

it('a change outside of shipped code runs no browser test', () => {
  expect(names('README.md')).toEqual(['types', 'lint', 'boundaries'])
})

it('a changed browser test runs', () => {
  expect(browserTestsOf({ files: ['web/e2e/scan.e2e.ts'] })).toEqual(['scan.e2e.ts'])
})

it.each(['web/package.json', 'pnpm-lock.yaml', 'web/dev/check/stages.ts', 'web/vitest.config.ts'])(
  'a change of %s runs everything',
  file => expect(names(file)).toEqual(all.map(({ name }) => name)),
)

it('a stage passes if none of its tests imports the change', () => {
  const web = narrowed('web/src/features/shop/cart.tsx').find(({ name }) => name === 'web')
  expect(web?.tally?.({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 0 })
  expect(web?.tally?.({ testResults: [] }, 1)).toMatchObject({ failed: 1 })
})

it('lists every browser test, and at least one for each feature', () => {
  const tests = readdirSync(join(root, 'web/e2e')).filter(name => name.endsWith('.e2e.ts'))
  expect(Object.keys(BROWSER_TESTS).sort()).toEqual(tests.sort())
  expect(tests).toEqual(expect.arrayContaining([...CORE]))
  const about = new Set(Object.values(BROWSER_TESTS).flat())
  const features = readdirSync(join(root, 'web/src/features'))
  expect(features.filter(feature => !about.has(feature))).toEqual([])
})
