import { LOCALES } from 'sync-protocol/card'
import { importedFile } from '../boundaries/import-rules'
import { listFiles, readSource } from '../boundaries/repository'
import { isTable } from '../boundaries/shape-rules'
import { type ParsedFile, parse } from '../boundaries/source'
import { isToolOrTest } from '../boundaries/zones'

export interface Tree {
  paths: readonly string[]
  files: ReadonlyMap<string, ParsedFile>
  product: readonly ParsedFile[]
  /** Types are included. */
  importsOf(file: ParsedFile): string[]
}

export const isShipped = (path: string): boolean =>
  /^(web|api|sync-protocol)\/src\/.*\.tsx?$/.test(path) &&
  !isToolOrTest(path) &&
  !path.endsWith('.d.ts')

/**
 * Tables may be as long as what they list, so they are no product code. A file in the name of a language is a
 * table of words.
 */
export const isProduct = (path: string): boolean =>
  isShipped(path) && !isTable.test(path) && !isOfLanguage(path)

export const isOfLanguage = (path: string, languages: readonly string[] = LOCALES): boolean =>
  path.split(/[/.]/).some(part => languages.includes(part))

export const packageOf = (path: string): string => path.split('/')[0] ?? ''

export function makeTree(files: readonly ParsedFile[], paths: readonly string[]): Tree {
  const byPath = new Map(files.map(file => [file.path, file]))
  return {
    paths,
    files: byPath,
    product: files.filter(({ path }) => isProduct(path)),
    importsOf: ({ path, imports }) => [
      ...new Set(imports.flatMap(({ specifier }) => importedFile(path, specifier, byPath) ?? [])),
    ],
  }
}

export function readTree(): Tree {
  const paths = listFiles()
  const scripts = paths.filter(path => /\.tsx?$/.test(path))
  return makeTree(
    scripts.map(path => parse(readSource(path))),
    paths,
  )
}
