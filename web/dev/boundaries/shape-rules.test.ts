import { describe, expect, it } from 'vitest'
import { checkExactVersions, checkLength, checkNoDodgedTests, checkTopFolders } from './shape-rules'
import { parse } from './source'

it('refuses a sixth top-level folder and allows files at the top', () => {
  const paths = ['README.md', '.ci/run', 'web/index.html', 'docs/a.md', '.github/workflows/x.yml']
  expect(checkTopFolders(paths).map(({ path }) => path)).toEqual(['docs', '.github'])
})

describe('a file of 401 lines', () => {
  const text = 'x\n'.repeat(401)
  it.each(['web/src/app/routes.tsx', 'api/src/db/migrations/0002-notes.sql', 'web/src/notable.ts'])(
    'is refused at %s',
    path => expect(checkLength({ path, text })).toHaveLength(1),
  )
  it.each([
    'sync-protocol/src/responder/labels/de.ts',
    'sync-protocol/src/qr/vectors.ts',
    'sync-protocol/src/qr/dictionary.ts',
    'sync-protocol/src/responder/countries.table.ts',
    'api/src/db/migrations/0001-baseline.sql',
    'api/src/db/schema.sql',
  ])('is a table at %s', path => expect(checkLength({ path, text })).toEqual([]))
  it('is one too many', () =>
    expect(checkLength({ path: 'web/src/a.ts', text: 'x\n'.repeat(400) })).toEqual([]))
})

describe('a dodged test', () => {
  // The calls are assembled here, so that the rule does not find them in this file.
  it.each(['it.skip', 'test.only', 'describe.todo', 'it.concurrent.skip', 'test.describe.fixme'])(
    'is refused as %s',
    name =>
      expect(dodgesIn(`${name}('x', () => {})`)).toEqual([expect.stringContaining(': every')]),
  )
  it.each([
    `it.skip.each([1])('x', () => {})`,
    `test.skip()`,
    `test.skipIf(true)('x', () => {})`,
    `xit('x', () => {})`,
    `describe['only']('x', () => {})`,
  ])('is refused as %s', text => expect(dodgesIn(text)).toHaveLength(1))
  it.each([`it('x', () => {})`, `list.skip(2)`, `query.only`, `it.each([1])('x', () => {})`])(
    'is not %s',
    text => expect(dodgesIn(text)).toEqual([]),
  )
})

function dodgesIn(text: string): string[] {
  return checkNoDodgedTests(parse({ path: 'a.test.ts', text })).map(({ message }) => message)
}

describe('a version', () => {
  it.each(['^1.2.3', '~1.2.3', '1.2', '1.x', '*', 'latest', '>=1.0.0', 'workspace:^'])(
    '%s is refused',
    version => expect(versionsRefused(version)).toEqual([`a: ${version}`]),
  )
  it.each(['1.2.3', '18.4.0-beta.17', 'workspace:*'])('%s is exact', version =>
    expect(versionsRefused(version)).toEqual([]),
  )
})

function versionsRefused(version: string): string[] {
  const text = JSON.stringify({ name: 'x', devDependencies: { a: version } })
  return checkExactVersions({ path: 'web/package.json', text }).map(({ message }) => message)
}
