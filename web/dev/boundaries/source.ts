import { parseSync } from 'vite'

/** A file as the rules see it: its path from the repository's root, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
}

export interface Import {
  specifier: string
  line: number
  /** Only types come through: nothing of the other file runs because of it. */
  isTypeOnly: boolean
}

export interface Violation {
  rule: string
  path: string
  line: number
  message: string
}

/** A node of the syntax tree; the rules look only at the few fields they name. */
export type Node = { type: string; start: number } & Record<string, unknown>

export interface ParsedFile extends SourceFile {
  program: Node
  imports: Import[]
  comments: { text: string; offset: number }[]
  lineAt(offset: number): number
}

/** Parses TypeScript and TSX. Throws when the file is not valid: a rule cannot check half a file. */
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
    })
  }
  for (const { entries } of result.module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (!moduleRequest) continue
      const line = lineAt(moduleRequest.start)
      imports.push({ specifier: moduleRequest.value, line, isTypeOnly: isType })
    }
  }

  // The parser's own node types are a closed union of some 200; the rules read it as a plain tree.
  const program = result.program as unknown as Node
  walk(program, node => {
    const isTypeOnly = node.type === 'TSImportType'
    if (!isTypeOnly && node.type !== 'ImportExpression') return
    const specifier = literalText(node.source ?? node.argument)
    if (specifier !== undefined) imports.push({ specifier, line: lineAt(node.start), isTypeOnly })
  })
  const comments = result.comments.map(({ value, start }) => ({ text: value, offset: start + 2 }))
  return { ...file, program, imports, comments, lineAt }
}

/** Visits every node, parents first; `visit` says false to leave a node's children out. */
export function walk(root: Node, visit: (node: Node, parent?: Node) => unknown, parent?: Node) {
  if (visit(root, parent) === false) return
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, root)
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TSLiteralType') return literalText(node.literal)
  return typeof node.value === 'string' ? node.value : undefined
}
