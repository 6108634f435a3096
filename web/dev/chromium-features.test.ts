import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { disabledFeatures } from '../e2e/harness/screens'

it('keeps every feature off that Playwright turns off', () => {
  const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const core = dirname(
    createRequire(fromPlaywright.resolve('playwright')).resolve('playwright-core'),
  )
  const source = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8')
  const [, list = ''] = source.match(/disabledFeatures = \[(.*?)\]/s) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(5)
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs))
})
