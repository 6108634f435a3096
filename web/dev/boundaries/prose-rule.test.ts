import { expect, it } from 'vitest'
import type { ProseLimit } from './prose-limits.table'
import { checkProse, limitsOfToday, proseFolder } from './prose-rule'
import { parse } from './source'

const GOOD = 'The baker opens the shop at five.'
const FRAGMENT = 'What a baker sells.'
const PRONOUNS = 'This is what it gives to those who ask.'

const messagesOf = (comments: string[], limit?: ProseLimit, title = 'opens at five') => {
  const text = `${comments.map(each => `/* ${each} */`).join('\n')}\nit('${title}', () => {})`
  const limits = limit ? { 'web/src/ui': limit } : {}
  return checkProse([parse({ path: 'web/src/ui/a.ts', text })], limits).map(
    ({ message }) => message,
  )
}
const times = (count: number, comment: string) => Array.from({ length: count }, () => comment)
const WORDS = '% fragments, % with four pronouns, metaphors'

it('without a limit a folder has to meet the target', () => {
  expect(messagesOf([...times(92, GOOD), ...times(8, FRAGMENT)])).toEqual([])
  expect(messagesOf([...times(91, GOOD), ...times(9, FRAGMENT)])).toEqual([
    `has [9, 0, 0], the limit is [8, 2, 0]: ${WORDS}`,
  ])
  expect(messagesOf([...times(97, GOOD), ...times(3, PRONOUNS)])).toEqual([
    `has [0, 3, 0], the limit is [8, 2, 0]: ${WORDS}`,
  ])
})

it('a folder of few sentences may have one of each kind', () => {
  expect(messagesOf([GOOD, FRAGMENT])).toEqual([])
  expect(messagesOf([GOOD, FRAGMENT, FRAGMENT])).toHaveLength(1)
})

it('with a limit a folder may not get worse', () => {
  const today = [...times(6, GOOD), ...times(4, FRAGMENT)]
  expect(messagesOf(today, [40, 2, 0])).toEqual([])
  expect(messagesOf([...today, FRAGMENT], [40, 2, 0])).toEqual([
    `has [46, 0, 0], the limit is [40, 2, 0]: ${WORDS}`,
  ])
})

it('counts metaphors in comments and in titles of tests', () => {
  expect(messagesOf(['The outlet told a friend.'], [8, 2, 2])).toEqual([])
  expect(messagesOf(['The outlet told a friend.'], [8, 2, 2], 'learns it')).toEqual([
    `has [0, 0, 3], the limit is [8, 2, 2]: ${WORDS}`,
  ])
})

it('a limit that is not needed has to be deleted', () => {
  expect(messagesOf([GOOD], [20, 2, 0])).toEqual(['meets the target: delete its limit'])
  expect(checkProse([], { 'web/src/gone': [20, 2, 0] }).map(({ message }) => message)).toEqual([
    'has a limit and no files',
  ])
})

it('today’s limits are never below the target', () => {
  const text = `// ${FRAGMENT}\n\n// ${FRAGMENT}\n\n// ${FRAGMENT}`
  const files = [
    parse({ path: 'web/src/ui/a.ts', text }),
    parse({ path: 'web/src/db/b.ts', text: `// ${GOOD}` }),
  ]
  expect(limitsOfToday(files)).toEqual([['web/src/ui', [100, 2, 0]]])
})

it.each([
  ['web/src/features/medical/lists/a.ts', 'web/src/features/medical'],
  ['web/src/ui/icons/a.tsx', 'web/src/ui'],
  ['web/src/main.tsx', 'web/src'],
  ['web/dev/build/a.ts', 'web/dev'],
  ['vite.config.ts', '.'],
])('%s is in %j', (path, folder) => expect(proseFolder(path)).toBe(folder))
