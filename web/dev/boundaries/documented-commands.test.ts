import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const scriptsOf = (folder: string): ReadonlySet<string> =>
  new Set(
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {}),
  )

/** The commands `npm run x` and `npm run --prefix api x` in a text that name no script. */
function unknownCommands(text: string): string[] {
  const named = text.matchAll(/\bnpm run (?:-s )?(?:--prefix (\w+) )?([a-z][\w:-]*)/g)
  return [...named].flatMap(([command, folder = '.', script = '']) =>
    scriptsOf(folder).has(script) ? [] : command,
  )
}

it('finds a command that does not exist', () => {
  expect(unknownCommands('`npm run chekc -- --changed`, `npm run --prefix api db:schema`')).toEqual(
    ['npm run chekc'],
  )
})

it('every command that a document names is a script of its package', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const unknown = documents.flatMap(path =>
    unknownCommands(readFileSync(join(root, path), 'utf8')).map(command => `${path}: ${command}`),
  )
  expect(documents.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

it('neither the README nor a script calls a pnpm that may not be installed', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(readme).not.toMatch(/(?<![\w@/-])pnpm /)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const bare = Object.values<string>(scripts).filter(script => /(^|&& )pnpm /.test(script))
  expect(bare).toEqual([])
})
