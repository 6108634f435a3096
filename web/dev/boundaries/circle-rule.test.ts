import { expect, it } from 'vitest'
import { checkCircles } from './circle-rule'
import { parse } from './source'

const circlesOf = (texts: Record<string, string>) =>
  checkCircles(
    Object.entries(texts).map(([name, text]) => parse({ path: `web/src/ui/${name}`, text })),
    'web/src/',
  ).map(({ message }) => message)

it('finds a cycle of two modules, also if one import is only of types', () => {
  expect(circlesOf({ 'a.ts': `import './b'`, 'b.tsx': `import type { A } from './a'` })).toEqual([
    'imports itself: web/src/ui/a.ts → web/src/ui/b.tsx → web/src/ui/a.ts',
  ])
})

it('finds a cycle that is reached through other modules and an index', () => {
  const texts = {
    'a.ts': `import './b'`,
    'b/index.ts': `export * from './c'`,
    'b/c.ts': `import '.'`,
  }
  expect(circlesOf(texts)).toEqual([
    'imports itself: web/src/ui/b/index.ts → web/src/ui/b/c.ts → web/src/ui/b/index.ts',
  ])
})

it('allows two paths to one module, and a test that imports its subject', () => {
  const texts = { 'a.ts': `import './b'; import './c'`, 'b.ts': `import './c'`, 'c.ts': '' }
  expect(circlesOf({ ...texts, 'c.test.ts': `import './a'` })).toEqual([])
})
