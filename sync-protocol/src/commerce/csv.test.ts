import { expect, it } from 'vitest'
import { toCsv } from './csv'

it('starts with a byte-order mark, ends lines with CRLF, and quotes where needed', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x,y', 'say "hi"'],
        ['line\nbreak', null],
        [1.5, -2],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n"line\nbreak",\r\n1.5,-2\r\n')
})

it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('%j becomes text and not a formula', text => {
  expect(toCsv(['a'], [[text]])).toMatch(/\r\n"?'/)
})

it.each([
  ['a;=1', "a;'=1"],
  ['a;-1;@b', "a;'-1;'@b"],
  ['a\n+1', `"a\n'+1"`],
])('%j is not a formula even if a program splits it: %j', (text, shown) => {
  expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${shown}\r\n`)
})

it.each(['a=1', '1-2', 'x@y', 'a; b'])('%j does not change', text => {
  expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`)
})
