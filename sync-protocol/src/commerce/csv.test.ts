import { expect, it } from 'vitest'
import { toCsv } from './csv'

it('begins with the byte-order mark, ends each line with CRLF, and quotes what has to be', () => {
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

it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('%j is text and no formula', text => {
  expect(toCsv(['a'], [[text]])).toMatch(/\r\n"?'/)
})

it.each([
  ['a;=1', "a;'=1"],
  ['a;-1;@b', "a;'-1;'@b"],
  ['a\n+1', `"a\n'+1"`],
])('%j is no formula either where a program splits it: %j', (text, shown) => {
  expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${shown}\r\n`)
})

it.each(['a=1', '1-2', 'x@y', 'a; b'])('%j is left as it is', text => {
  expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`)
})
