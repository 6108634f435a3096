/**
 * `npm run -s same-code <base> [<commit>] [-- --titles]` proves that a commit (HEAD) differs from its base
 * only in comments, layout and Markdown, and with `--titles` also in the titles of tests. Otherwise it lists
 * the files that differ in something else and fails.
 */
import { execFileSync } from 'node:child_process'
import { root } from '../boundaries/repository'
import { comparableCode } from './comparable-code'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })

const [base, commit = 'HEAD'] = process.argv.slice(2).filter(each => !each.startsWith('--'))
if (!base) throw new Error('Name the commit to compare with: npm run -s same-code main')
const ignoresTitles = process.argv.includes('--titles')

const changed = git('diff', '--name-only', '--no-renames', '-z', base, commit)
  .split('\0')
  .filter(path => path !== '' && !path.endsWith('.md'))
const existing = [base, commit].map(
  each => new Set(git('ls-tree', '-r', '--name-only', '-z', each).split('\0')),
)

const different = changed.flatMap(path => {
  if (!existing.every(paths => paths.has(path))) return `${path}: exists in one of them only`
  const [before, after] = [base, commit].map(each =>
    comparableCode({ path, text: git('show', `${each}:${path}`) }, { ignoresTitles }),
  )
  return before === undefined || before !== after ? path : []
})

console.log(
  different.length === 0
    ? `The code of ${base} and ${commit} is the same; ${changed.length} files differ in comments or layout.`
    : `These files differ in more than comments and layout:\n${different.join('\n')}`,
)
process.exitCode = different.length === 0 ? 0 : 1
