import { isNode, type Node, type ParsedFile, type Violation, walk } from './source'
import { isToolOrTest } from './zones'

/** Callers pass these to the protocol. */
const worldly = new Set(
  `crypto process Buffer global globalThis require __dirname __filename window document navigator
  location self localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket
  EventSource performance console setTimeout setInterval setImmediate queueMicrotask
  requestAnimationFrame`.split(/\s+/),
)

/** Checks that sync-protocol is pure: the same arguments give the same result on every machine. */
export function checkPurity(file: ParsedFile): Violation[] {
  if (!file.path.startsWith('sync-protocol/src/') || isToolOrTest(file.path)) return []
  const declared = declaredNames(file.program)
  const found: Violation[] = []

  walkValues(file.program, (node, parent) => {
    const what = impurity(node, parent, declared)
    if (!what) return
    const message = `sync-protocol may not use ${what}: hand it in`
    found.push({ rule: 'purity', path: file.path, line: file.lineAt(node.start), message })
  })
  return found
}

function impurity(node: Node, parent: Node | undefined, declared: Set<string>) {
  if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property)) {
    const property = node.computed ? node.property.value : node.property.name
    const path = `${node.object.name}.${property}`
    return path === 'Date.now' || path === 'Math.random' ? path : undefined
  }
  if (isDate(node.callee)) {
    const readsClock =
      node.type === 'CallExpression' ||
      (node.type === 'NewExpression' && Array.isArray(node.arguments) && !node.arguments.length)
    return readsClock ? 'the clock (Date without an argument)' : undefined
  }
  if (node.type !== 'Identifier' || typeof node.name !== 'string') return undefined
  if (!worldly.has(node.name) || declared.has(node.name) || isKey(node, parent)) return undefined
  return node.name
}

function isDate(node: unknown): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === 'Date'
}

function isKey(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent.computed) return false
  if (parent.type === 'MemberExpression') return parent.property === node
  return parent.key === node
}

function declaredNames(program: Node): Set<string> {
  const names = new Set<string>()
  walkValues(program, node => {
    if (node.type === 'VariableDeclarator') addBindings(node.id, names)
    if (/^(Function|ArrowFunction|Class)/.test(node.type)) addBindings(node.id, names)
    if (Array.isArray(node.params)) for (const param of node.params) addBindings(param, names)
    if (/^Import.*Specifier$/.test(node.type)) addBindings(node.local, names)
    if (node.type === 'CatchClause') addBindings(node.param, names)
  })
  return names
}

function addBindings(pattern: unknown, names: Set<string>) {
  if (!isNode(pattern)) return
  if (pattern.type === 'Identifier') names.add(String(pattern.name))
  const parts =
    {
      ObjectPattern: pattern.properties,
      ArrayPattern: pattern.elements,
      Property: pattern.value,
      AssignmentPattern: pattern.left,
      RestElement: pattern.argument,
    }[pattern.type] ?? []
  for (const part of Array.isArray(parts) ? parts : [parts]) addBindings(part, names)
}

/** Visits what runs: not the types, but the expressions inside `as`, `satisfies` and `!`. */
function walkValues(root: Node, visit: (node: Node, parent?: Node) => void) {
  walk(root, (node, parent) => {
    if (node.type.startsWith('TS') && !isNode(node.expression)) return false
    if (!node.type.startsWith('TS')) visit(node, parent)
    return true
  })
}
