import { importedFile } from '../boundaries/import-rules'
import type { Tree } from './tree'

export interface Exported {
  path: string
  name: string
  isType: boolean
  users: ReadonlySet<string>
}

/**
 * An export belongs to the file that declares it: an import through an index counts for that file, and the
 * index is not a user. An import of a whole module, such as `import('./screen')`, uses each export whose name
 * occurs in the importing file, and `import type * as` uses all, because the type is passed on as a whole.
 */
export function exportUsers(tree: Tree): Exported[] {
  const usersOf = new Map<string, Set<string>>()
  for (const file of tree.files.values()) {
    for (const { specifier, names, isTypeOnly } of file.imports) {
      const target = importedFile(file.path, specifier, tree.files)
      const exported = isTypeOnly ? tree.files.get(target ?? '')?.exports : undefined
      const ofWhole = exported?.map(({ name }) => name) ?? file.text.match(/[\w$]+/g) ?? []
      const used = names.includes('*') ? ofWhole : names
      for (const name of new Set(target ? used : [])) {
        const origin = target && originOf(tree, target, name)
        if (origin) usersOf.set(origin, (usersOf.get(origin) ?? new Set()).add(file.path))
      }
    }
  }
  return tree.product.flatMap(({ path, exports }) =>
    exports
      .filter(({ source }) => !source)
      .map(({ name, isType }) => {
        const users = usersOf.get(keyOf(path, name)) ?? new Set<string>()
        return { path, name, isType, users }
      }),
  )
}

const keyOf = (path: string, name: string): string => `${path} ${name}`

function originOf(tree: Tree, path: string, name: string, seen: string[] = []): string | undefined {
  if (seen.includes(path)) return undefined
  const exports = tree.files.get(path)?.exports ?? []
  const own = exports.find(each => each.name === name)
  if (own && !own.source) return keyOf(path, name)
  const sources = own ? [own] : exports.filter(each => each.name === '*')
  for (const { source } of sources) {
    const target = source && importedFile(path, source.specifier, tree.files)
    const found = target && originOf(tree, target, own ? source.name : name, [...seen, path])
    if (found) return found
  }
  return undefined
}
