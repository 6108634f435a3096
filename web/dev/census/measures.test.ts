import { expect, it } from 'vitest'
import { parse } from '../boundaries/source'
import { exportUsers } from './exports'
import { folderCycles, folderGraph, folderOf, upwardImports, zoneFolderOf } from './folders'
import { census, filesOfField, filesOfLanguage } from './measures'
import { makeTree } from './tree'

const treeOf = (texts: Record<string, string>) =>
  makeTree(
    Object.entries(texts).map(([path, text]) => parse({ path, text })),
    Object.keys(texts),
  )

it('finds folders that import each other, and the fewest imports that make them do so', () => {
  const tree = treeOf({
    'web/src/db/a.ts': `import '../stores/a'; import '../stores/b'`,
    'web/src/stores/a.ts': `import type { C } from '../http/c'`,
    'web/src/stores/b.ts': '',
    'web/src/http/c.ts': `import '../db/d'`,
    'web/src/db/d.ts': `import './a'`,
    'web/src/app/e.ts': `import '../features/f/f'; import '../db/a'`,
    'web/src/features/f/f.ts': `import '../g/g'`,
    'web/src/features/g/g.ts': '',
    'web/src/http/c.test.ts': `import '../app/e'`,
    'api/src/core/env.ts': '',
    'api/src/db/h.ts': `import '../core/env'`,
    'api/src/core/i.ts': `import '../db/h'`,
  })
  const graph = folderGraph(tree, zoneFolderOf)
  const cycles = folderCycles(graph)
  expect(cycles).toEqual([['web/src/db', 'web/src/stores', 'web/src/http']])
  expect(cycles.map(cycle => upwardImports(graph, cycle))).toEqual([1])
  expect(folderCycles(folderGraph(tree, folderOf))).toHaveLength(2)
})

it('counts the users of an export at its declaration, whichever way they import it', () => {
  const tree = treeOf({
    'web/src/ui/a.ts':
      'export const a = 1; export type B = 2; export const unused = b; const b = 3',
    'web/src/ui/index.ts': `export * from './a'; export { a as c } from './a'`,
    'web/src/db/d.ts': `import { c } from '../ui'; import type { B } from '../ui'; export { c }`,
    'web/src/db/e.ts': `const load = () => import('../ui/a').then(all => all.a)`,
    'web/src/db/f.ts': `import { c } from './d'`,
    'web/src/db/d.test.ts': `import * as ui from '../ui'; ui.a`,
  })
  expect(exportUsers(tree).map(({ name, isType, users }) => [name, isType, [...users]])).toEqual([
    ['a', false, ['web/src/db/d.ts', 'web/src/db/e.ts', 'web/src/db/f.ts', 'web/src/db/d.test.ts']],
    ['B', true, ['web/src/db/d.ts']],
    ['unused', false, []],
  ])
})

it('an import of the type of a whole module uses each of its exports', () => {
  const tree = treeOf({
    'web/src/sw/part.ts': 'export const a = 1; export const b = 2',
    'web/src/sw/parts.ts': `import type * as part from './part'; export declare const p: typeof part`,
  })
  const users = exportUsers(tree).map(({ name, users }) => [name, [...users]])
  expect(users).toEqual([
    ['a', ['web/src/sw/parts.ts']],
    ['b', ['web/src/sw/parts.ts']],
    ['p', []],
  ])
})

it('counts the files of a language and of a field', () => {
  const tree = treeOf({
    'sync-protocol/src/labels/xx.ts': 'const bloodType = 1',
    'sync-protocol/src/labels/yy.ts': 'const bloodType = 1',
    'sync-protocol/src/labels/index.ts': `import './xx'; import './yy'`,
    'sync-protocol/src/languages/lists/a.data.ts': `import '../xx/a'; import '../yy/a'`,
    'sync-protocol/src/languages/yy/a.ts': '',
    'sync-protocol/src/languages/yy/b.ts': '',
    'sync-protocol/src/medical/c.ts': `const bloodType = 'yy'`,
    'sync-protocol/src/medical/c.test.ts': `const bloodType = ['xx', 'yy']`,
  })
  expect(filesOfLanguage(tree, ['xx', 'yy'])).toEqual({ own: 2, shared: 2 })
  expect(filesOfField(tree, ['xx', 'yy'])).toEqual({ shared: 1, perLanguage: 1 })
})

it('a table, a test, a tool and a declaration are not product files', () => {
  const tree = treeOf({
    'api/src/a.ts': '// It is here.',
    'api/src/a.table.ts': '',
    'api/src/a.test.ts': '',
    'api/src/a.d.ts': '',
    'api/dev/a.ts': '',
  })
  const rows = census(tree, () => 10).map(([what, figure]) => `${what}: ${figure}`)
  expect(rows).toContain('Product files: 1')
  expect(rows).toContain('Lines of product files: 10')
  expect(rows).toContain('Comment sentences: 1')
})
