/**
 * `npm run census` measures the repository: the figures of the design that simplifies it. With `--write` it
 * puts the table into web/bench/census.md, and with `--limits` it prints the limits of comments that the
 * folders meet just now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitsOfToday } from '../boundaries/prose-rule'
import { root } from '../boundaries/repository'
import { census } from './measures'
import { readTree } from './tree'

const lines = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length
const tree = readTree()
const rows = census(tree, lines)
const table = [
  '| What | Figure | Target |',
  '|---|---|---|',
  ...rows.map(row => `| ${row.join(' | ')} |`),
].join('\n')

console.log(table)
if (process.argv.includes('--write')) {
  const text = `# The size and the language of the code

\`npm run census -- --write\` writes this. The definitions are in \`web/dev/census\`.

${table}
`
  writeFileSync(join(root, 'web/bench/census.md'), text)
}

if (process.argv.includes('--limits')) {
  for (const [folder, limit] of limitsOfToday([...tree.files.values()])) {
    console.log(`  '${folder}': [${limit.join(', ')}],`)
  }
}
