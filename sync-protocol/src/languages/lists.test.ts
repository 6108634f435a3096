import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageLists } from '../../dev/language-lists'

it('each list of what all languages have is up to date', () => {
  for (const { file, text } of languageLists()) expect(readFileSync(file, 'utf8')).toBe(text)
})
