import { LOCALES } from 'sync-protocol/card'
import { proseOf } from '../boundaries/prose-rule'
import { exportUsers } from './exports'
import { folderCycles, folderGraph, folderOf, upwardImports, zoneFolderOf } from './folders'
import { isOfLanguage, isProduct, isShipped, packageOf, type Tree } from './tree'

export type Row = [what: string, figure: string, target: string]

export function census(tree: Tree, linesOf: (path: string) => number): Row[] {
  const lines = (paths: readonly string[]) => format(sum(paths.map(linesOf)))
  const product = tree.product.map(({ path }) => path)
  const cycles = folderCycles(folderGraph(tree, folderOf))
  const zoneGraph = folderGraph(tree, zoneFolderOf)
  const upwards = folderCycles(zoneGraph).map(cycle => upwardImports(zoneGraph, cycle))
  const files = [...tree.files.values()]
  const prose = proseOf(files.filter(({ path }) => isShipped(path)))
  const others = proseOf(files.filter(({ path }) => !isShipped(path)))
  const users = exportUsers(tree)
  const unused = users.filter(each => each.users.size === 0 && !isRouted(each))
  const language = filesOfLanguage(tree)
  const field = filesOfField(tree)
  const build = tree.paths.filter(isBuild)
  const migrations = tree.paths.filter(path => /^api\/src\/db\/migrations\/.*\.sql$/.test(path))
  return [
    ['Folder cycles', format(cycles.length), '0'],
    ['Upward imports', format(sum(upwards)), '0'],
    ['Product files', format(product.length), '≤ 1,080'],
    ['Lines of product files', lines(product), '≤ 77,000'],
    ['Comment sentences', format(prose.sentences), '≤ 4,800'],
    ['Fragments', share(prose.fragments, prose.sentences), '≤ 8 %'],
    ['Sentences with four or more pronouns', share(prose.pronounHeavy, prose.sentences), '≤ 2 %'],
    ['Comment sentences in tests and tools', format(others.sentences), ''],
    ['Fragments there', share(others.fragments, others.sentences), '≤ 8 %'],
    ['Four or more pronouns there', share(others.pronounHeavy, others.sentences), '≤ 2 %'],
    ['Metaphors in comments and test titles', format(prose.metaphors + others.metaphors), ''],
    ...(['web', 'api', 'sync-protocol'] as const).map((name): Row => {
      const exports = users.filter(({ path }) => packageOf(path) === name)
      const once = exports.filter(each => [...each.users].filter(isProduct).length === 1)
      const target = name === 'sync-protocol' ? '' : '≤ 35 %'
      return [`Exports with one product user, ${name}`, share(once.length, exports.length), target]
    }),
    [
      'Files for a language',
      `${language.own} of its own, ${language.shared} with all`,
      '1 folder + 1 line',
    ],
    [
      'Files for a field',
      `${field.shared}, ${field.perLanguage} per language`,
      '≤ 8 + one line per language',
    ],
    ['Lines of vite config and plugins', lines(build), '≤ 520'],
    ['Migrations', `${migrations.length} files, ${lines(migrations)} lines`, '1 file'],
    ['Unused exports: values', format(unused.filter(each => !each.isType).length), '0'],
    ['Unused exports: types', format(unused.filter(each => each.isType).length), '0'],
  ]
}

const FIELD = 'bloodType'

/**
 * Returns files that are named after a language, and files that name every language, tests and tools
 * included, because a new one has to be added to each. Generated files (`*.data.ts`) do not count.
 */
export function filesOfLanguage(
  { files }: Pick<Tree, 'files'>,
  languages: readonly string[] = LOCALES,
): { own: number; shared: number } {
  const newest = languages.at(-1) ?? ''
  const ownPaths = new Set<string>()
  for (const path of files.keys()) {
    const parts = path.split(/[/.]/)
    const at = parts.indexOf(newest)
    if (at >= 0) ownPaths.add(parts.slice(0, at + 1).join('/'))
  }
  const written = [...files.values()].filter(({ path }) => !path.endsWith('.data.ts'))
  const shared = written.filter(({ text }) =>
    languages.every(language => new RegExp(`\\b${language}\\b`).test(text)),
  )
  return { own: ownPaths.size, shared: shared.length }
}

/** The files that ship and name the field that CONTRIBUTING says to copy. */
export function filesOfField(
  { files }: Pick<Tree, 'files'>,
  languages: readonly string[] = LOCALES,
): { shared: number; perLanguage: number } {
  const named = [...files.values()].filter(
    ({ path, text }) => isShipped(path) && new RegExp(`\\b${FIELD}\\b`).test(text),
  )
  const ofLanguage = named.filter(({ path }) => isOfLanguage(path, languages))
  return {
    shared: named.length - ofLanguage.length,
    perLanguage: ofLanguage.length / languages.length,
  }
}

/** The route table loads screens by the names of their files. */
const isRouted = ({ path, name }: { path: string; name: string }): boolean =>
  path.endsWith('-screen.tsx') && name.endsWith('Screen')

const isBuild = (path: string): boolean =>
  path === 'vite.config.ts' || /^web\/dev\/build\/.*\.ts$/.test(path)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const format = (count: number): string => count.toLocaleString('en-US')
const share = (count: number, all: number): string => `${((100 * count) / all).toFixed(1)} %`
