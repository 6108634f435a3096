import { expect, it } from 'vitest'
import { checkLogicalCss } from './logical-css-rule'
import { parse } from './source'

const messagesIn = (text: string) =>
  checkLogicalCss(parse({ path: 'web/src/ui/box.tsx', text })).map(({ message }) => message)
const messagesOf = (classes: string) => messagesIn(`const a = <p className="${classes}" />`)

it.each([
  ['ml-2', 'ms-2'],
  ['-mr-[3px]', '-me-[3px]'],
  ['wide:pl-4', 'wide:ps-4'],
  ['focus:left-auto', 'focus:inset-s-auto'],
  ['right-0', 'inset-e-0'],
  ['text-left', 'text-start'],
  ['sm:text-right', 'sm:text-end'],
  ['border-l', 'border-s'],
  ['border-r-2', 'border-e-2'],
  ['rounded-tl-ui rounded-tl-2', 'rounded-ss-2'],
])('says which class replaces %s', (classes, better) => {
  expect(messagesOf(classes)).toEqual([expect.stringContaining(`“${better}”`)])
})

it('reads template strings', () => {
  const text = 'const a = (wide: boolean) => `pr-12 $' + '{wide} grid`'
  expect(messagesIn(text)).toHaveLength(1)
})

it('allows logical classes, and words that only look like a side', () => {
  expect(messagesOf('ms-2 pe-4 inset-s-0 text-start border-line rounded-ui')).toEqual([])
  expect(messagesIn('const a = "a right-to-left script, left-out"')).toEqual([])
})
