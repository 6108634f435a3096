/** `npm run make:decoder-files` writes the data files, vectors and pictures. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DECODER } from './build-decoder'
import { publishedFiles } from './published-files'

for (const { path, text } of publishedFiles()) {
  const file = join(DECODER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
