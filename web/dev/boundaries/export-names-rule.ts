import type { ParsedFile, Violation } from './source'

const PACKAGES = ['api/src/', 'web/src/', 'sync-protocol/src/']
/** Each language's folder exports the same names on purpose. */
const LANGUAGE_FOLDER = /^sync-protocol\/src\/languages\/[a-z]+\//
const isProduct = (path: string) =>
  PACKAGES.some(folder => path.startsWith(folder)) &&
  !LANGUAGE_FOLDER.test(path) &&
  !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path)

/** Two files of a package never export the same name, so that a search finds one thing. */
export function checkExportNames(files: readonly ParsedFile[]): Violation[] {
  const exported = new Map<string, string>()
  return files
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, exports }) =>
      exports.flatMap(({ name, source }) => {
        if (source || name === '*' || name === 'default') return []
        const key = `${path.split('/')[0]} ${name}`
        const other = exported.get(key)
        if (other === undefined || other === path) {
          exported.set(key, path)
          return []
        }
        return [{ rule: 'names', path, line: 1, message: `exports ${name}, as does ${other}` }]
      }),
    )
}
