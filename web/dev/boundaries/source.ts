import { parseSync } from 'vite'

/** The path is from the repository's root, with `/`. */
export interface SourceFile {
  path: string
  text: string
}

export interface Import {
  specifier: string
  line: number
  isTypeOnly: boolean
  /** `*` for the whole module. Empty for a re-export. */
  names: string[]
}

export interface Export {
  /** `*` means all exports of the other file. */
  name: string
  isType: boolean
  source?: undefined | { specifier: string; name: string }
}

export interface Violation {
  rule: string
  path: string
  line: number
  message: string
}

export type Node = { type: string; start: number } & Record<string, unknown>

export interface ParsedFile extends SourceFile {
  program: Node
  imports: Import[]
  exports: Export[]
  comments: { text: string; offset: number }[]
  lineAt(offset: number): number
}

/** Throws if the file is not valid. */
export function parse(file: SourceFile): ParsedFile {
  const result = parseSync(file.path, file.text)
  const [error] = result.errors
  if (error) throw new Error(`${file.path}: ${error.message}`)

  const lineAt = (offset: number) => file.text.slice(0, offset).split('\n').length
  const imports: Import[] = []
  for (const { moduleRequest, entries } of result.module.staticImports) {
    imports.push({
      specifier: moduleRequest.value,
      line: lineAt(moduleRequest.start),
      isTypeOnly: entries.length > 0 && entries.every(entry => entry.isType),
      names: entries.map(({ importName }) => nameOf(importName)),
    })
  }
  for (const { entries } of result.module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (!moduleRequest) continue
      const line = lineAt(moduleRequest.start)
      imports.push({ specifier: moduleRequest.value, line, isTypeOnly: isType, names: [] })
    }
  }

  // The parser's node types are a closed union of about 200. The rules read a plain tree.
  const program = result.program as unknown as Node
  walk(program, node => {
    const isTypeOnly = node.type === 'TSImportType'
    if (!isTypeOnly && node.type !== 'ImportExpression') return
    const specifier = literalText(node.source ?? node.argument)
    if (specifier === undefined) return
    imports.push({ specifier, line: lineAt(node.start), isTypeOnly, names: ['*'] })
  })
  const comments = result.comments.map(({ value, start }) => ({ text: value, offset: start + 2 }))
  return {
    ...file,
    program,
    imports,
    exports: exportsOf(result.module, file.text),
    comments,
    lineAt,
  }
}

type Module = ReturnType<typeof parseSync>['module']

function exportsOf({ staticImports, staticExports }: Module, text: string): Export[] {
  const imported = new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => [
        localName.value,
        { specifier: moduleRequest.value, name: nameOf(importName) },
      ]),
    ),
  )
  return staticExports.flatMap(({ start, entries }) =>
    entries.map(({ moduleRequest, importName, exportName, localName, isType }) => ({
      name: nameOf(exportName),
      isType: isType || /^export (declare )?(type|interface)\b/.test(text.slice(start)),
      source: moduleRequest
        ? { specifier: moduleRequest.value, name: nameOf(importName) }
        : imported.get(localName.name ?? ''),
    })),
  )
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*')

/** If `visit` returns false, the node's children are left out. */
export function walk(root: Node, visit: (node: Node, parent?: Node) => unknown, parent?: Node) {
  if (visit(root, parent) === false) return
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, root)
    }
  }
}

/** `test` for `test.describe.only`, `test.each([…])` and `test.each`…``. */
export function rootName(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return rootName(node.object ?? node.callee ?? node.tag)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TSLiteralType') return literalText(node.literal)
  return typeof node.value === 'string' ? node.value : undefined
}
