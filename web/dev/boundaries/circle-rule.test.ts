import { expect, it } from 'vitest'
import { checkCircles } from './circle-rule'
import { parse } from './source'

const check = (files: Readonly<Record<string, string>>) =>
  checkCircles(Object.entries(files).map(([path, text]) => parse({ path, text }))).map(
    ({ path, message }) => `${path} ${message}`,
  )

it('files that import each other are a circle, also where only types come through', () => {
  const circle = {
    'api/src/a.ts': `import './b'`,
    'api/src/b.ts': `import type { C } from './c.ts'`,
    'api/src/c.ts': `import type { A } from './a'`,
  }
  expect(check(circle)).toEqual([
    'api/src/c.ts closes a circle: api/src/a.ts → api/src/b.ts → api/src/c.ts → api/src/a.ts',
  ])
})

it('two ways to one file are none, nor is what the rule does not guard', () => {
  const files = {
    'api/src/a.ts': `import './b'; import './c'`,
    'api/src/b.ts': `import './c'`,
    'api/src/c.ts': `import 'node:fs'`,
    'web/src/a.ts': `import './b'`,
    'web/src/b.ts': `import './a'`,
  }
  expect(check(files)).toEqual([])
})
