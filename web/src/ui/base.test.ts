import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

it.each([
  ['ja', 'word-break: auto-phrase;'],
  ['ko', 'word-break: keep-all;'],
  ['zh', 'line-break: strict;'],
])('lines in %s break with %s', (language, rule) => {
  const [, rules] = new RegExp(`html:lang\\(${language}\\) body \\{([^}]*)\\}`).exec(css) ?? []
  expect(rules).toContain(rule)
})
