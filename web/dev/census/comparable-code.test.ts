import { expect, it } from 'vitest'
import { comparableCode } from './comparable-code'

const isSame = (before: string, after: string, path = 'web/src/a.tsx', ignoresTitles = false) =>
  comparableCode({ path, text: before }, { ignoresTitles }) ===
  comparableCode({ path, text: after }, { ignoresTitles })

it.each([
  ['const a = 1 // one', '/** The first. */\n\nconst a = 1'],
  ['f(a, b) // long', 'f(\n  a,\n  // Why.\n  b,\n)'],
  ['const a = <p>{/* Old. */}\n  Text\n  more</p>', 'const a = <p>\n{/* New. */}Text more\n</p>'],
  ['type A = { /** Old. */ b: 1n }', 'type A = { b: 1n }'],
  ['// biome-ignore lint/a/b: Old.\nlet a = /x/', '// biome-ignore lint/a/b: New.\nlet a = /x/'],
])('%j and %j are the same code', (before, after) => expect(isSame(before, after)).toBe(true))

it.each([
  ['const a = 1', 'const a = 2'],
  ['const a = /x/', 'const a = /y/'],
  ['const a: string = b', 'const a: number = b'],
  ['const a = `x // y`', 'const a = `x // z`'],
  ["const a = '/* x */'", "const a = '/* y */'"],
  ['const a = <p>Text</p>', 'const a = <p>Texts</p>'],
  ['const a = <p>a {b}</p>', 'const a = <p>a{b}</p>'],
  ['// @ts-expect-error Old.\nf()', '// Old.\nf()'],
  ['// biome-ignore lint/a/b: x\nf()', '// biome-ignore lint/a/c: x\nf()'],
  ["it('a fact', f)", "it('another fact', f)"],
])('%j and %j are not the same code', (before, after) => expect(isSame(before, after)).toBe(false))

const isSameButTitles = (before: string, after: string) =>
  isSame(before, after, 'web/src/a.test.ts', true)

it.each([
  ["it('a fact', () => f('x'))", "it('another fact', () => f('x'))"],
  ["it.each([1])('old %s', f)", "it.each([1])('new %s', f)"],
  ["test.describe('old', f)", "test.describe('new', f)"],
  ["it('old ' + 'and long', f)", "it('new', f)"],
  [`it('old', f)`, 'it(`new`, f)'],
])('%j and %j differ in a title only', (before, after) =>
  expect(isSameButTitles(before, after)).toBe(true),
)

it.each([
  ["it('a', () => f('x'))", "it('a', () => f('y'))"],
  ["it.each(['x'])('a', f)", "it.each(['y'])('a', f)"],
  [`it(\`a \${b}\`, f)`, `it(\`a \${c}\`, f)`],
  ["test('a @core', f)", "test('a', f)"],
  ["test('a', { tag: '@core' }, f)", "test('a', f)"],
  ["exit('old')", "exit('new')"],
])('%j and %j differ in more than a title', (before, after) =>
  expect(isSameButTitles(before, after)).toBe(false),
)

it.each([
  ['css', '/* Old. */ a { b: c }', '\n/* New. */ a { b: c }', true],
  ['css', 'a { b: c }', 'a { b: d }', false],
  ['sql', '-- Old.\nselect 1', 'select 1', true],
  ['sql', "select '-- a'", "select '-- b'", false],
  ['sh', '#!/bin/sh\n# Old.\nls', '#!/bin/sh\n# New.\nls', true],
  ['sh', '#!/bin/sh\nls', '#!/bin/bash\nls', false],
])('comments of %s: %j, %j', (ending, before, after, same) =>
  expect(isSame(before, after, `a.${ending}`)).toBe(same),
)

it('other files are not code that can be compared', () => {
  expect(comparableCode({ path: 'a.json', text: '{}' }, { ignoresTitles: false })).toBeUndefined()
})
