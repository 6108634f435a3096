import { expect, it } from 'vitest'
import { checkExportNames } from './export-names-rule'
import { parse } from './source'

const found = (...files: [path: string, text: string][]) =>
  checkExportNames(files.map(([path, text]) => parse({ path, text }))).map(
    ({ path, message }) => `${path} ${message}`,
  )

it('finds a name that two files of a package export', () =>
  expect(
    found(['api/src/a.ts', 'export const open = 1'], ['api/src/b.ts', 'export type open = string']),
  ).toEqual(['api/src/b.ts exports open, as does api/src/a.ts']))

it.each([
  ['another package', 'web/src/b.ts', 'export const open = 1'],
  ['a re-export', 'api/src/b.ts', "export { open } from './a'"],
  ['a test', 'api/src/b.test.ts', 'export const open = 1'],
  ['a language', 'sync-protocol/src/languages/sv/b.ts', 'export const open = 1'],
])('allows the name in %s', (_, path, text) =>
  expect(found(['api/src/a.ts', 'export const open = 1'], [path, text])).toEqual([]),
)
