import {
  isNode,
  type Node,
  type ParsedFile,
  rootName,
  type SourceFile,
  type Violation,
  walk,
} from './source'

const topFolders = new Set(['.ci', 'api', 'public', 'sync-protocol', 'web'])
const lineLimit = 400
/** A table may be as long as what it lists, and so may the schema of the database. */
export const isTable =
  /(^|\/)(labels|vectors|tables|dictionary)([./-]|$)|\.table\.tsx?$|^api\/src\/db\/(schema|migrations\/0001-baseline)\.sql$/
const dodges = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])
const testRoots = new Set(['it', 'test', 'describe', 'suite'])
const shortDodges = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

export function checkTopFolders(paths: readonly string[]): Violation[] {
  const folders = new Set(paths.filter(path => path.includes('/')).map(path => path.split('/')[0]))
  return [...folders].flatMap(folder =>
    folder === undefined || topFolders.has(folder)
      ? []
      : [{ rule: 'folders', path: folder, line: 1, message: 'is a top-level folder of its own' }],
  )
}

export function checkLength({ path, text }: SourceFile): Violation[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= lineLimit || isTable.test(path)) return []
  return [{ rule: 'length', path, line: lines, message: `has ${lines} lines, over ${lineLimit}` }]
}

/** A skipped or focused test proves nothing about the rest. */
export function checkNoDodgedTests(file: ParsedFile): Violation[] {
  const found: Violation[] = []
  walk(file.program, node => {
    const name = dodge(node)
    if (!name) return
    const line = file.lineAt(node.start)
    found.push({ rule: 'tests', path: file.path, line, message: `${name}: every test runs` })
  })
  return found
}

function dodge(node: Node): string | undefined {
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    const name = node.callee.name
    if (typeof name === 'string' && shortDodges.has(name)) return name
  }
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined
  const property = String(node.computed ? node.property.value : node.property.name)
  const root = rootName(node)
  return dodges.has(property) && testRoots.has(root) ? `${root}.${property}` : undefined
}

/** Versions are exact or the workspace's own, so that two installs of one commit are the same. */
export function checkExactVersions(file: SourceFile): Violation[] {
  const manifest: unknown = JSON.parse(file.text)
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return kinds.flatMap(kind =>
    entriesOf(entriesOf(manifest).find(([name]) => name === kind)?.[1]).flatMap(
      ([name, version]) =>
        typeof version === 'string' && /^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/.test(version)
          ? []
          : [{ rule: 'versions', path: file.path, line: 1, message: `${name}: ${version}` }],
    ),
  )
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
