/**
 * Run it after adding a language or a kind of words. `src/languages/lists.test.ts` fails if a list is out of
 * date.
 */
import { writeFileSync } from 'node:fs'
import { languageLists } from './language-lists'

for (const { file, text } of languageLists()) writeFileSync(file, text)
