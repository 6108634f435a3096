import { isNode, type Node, type ParsedFile, type Violation, walk } from './source'
import { isToolOrTest } from './zones'

const sections = new Set(
  'identity dnr allergies medications conditions contacts plans history body notes insurance'.split(
    ' ',
  ),
)

/** Only cards have fields with these names, so the file need not import a card type. */
const onlyOnCards = new Set(['identity', 'dnr'])

const handsOut = /^(ResponderCard|disclose|decodeCapsule|Card[A-Z]\w*)$/

const readers = [
  'sync-protocol/src/card/',
  'sync-protocol/src/disclosure/',
  'sync-protocol/src/capsule/',
  // It needs the addresses of files and the fields behind the PIN, and shows no card.
  'api/src/features/responder/card-files.ts',
]

/** Only `sync-protocol/card` reads a card's sections, so that all views show a card in the same way. */
export function checkCardReading(file: ParsedFile): Violation[] {
  const { path, program } = file
  if (isToolOrTest(path) || readers.some(reader => path.startsWith(reader))) return []
  const hasCard = importedNames(program).some(name => handsOut.test(name))
  const found: Violation[] = []
  walk(program, (node, parent) => {
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node
    const name = isCalled ? undefined : sectionReadBy(node)
    if (name === undefined || !(hasCard || onlyOnCards.has(name))) return
    const message = `reads ${name} of a card itself: format the facts of sync-protocol/card`
    found.push({ rule: 'card', path, line: file.lineAt(node.start), message })
  })
  return found
}

function importedNames(program: Node): string[] {
  const names: string[] = []
  walk(program, node => {
    if (node.type === 'ImportSpecifier' && isNode(node.imported)) {
      names.push(String(node.imported.name))
    }
  })
  return names
}

function sectionReadBy(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && !node.computed) {
    return isWindow(node.object) ? undefined : sectionNamed(node.property)
  }
  if (node.type !== 'ObjectPattern' || !Array.isArray(node.properties)) return undefined
  for (const property of node.properties) {
    const name = isNode(property) ? sectionNamed(property.key) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

/** `window.history` is the browser's. */
const isWindow = (object: unknown): boolean => isNode(object) && object.name === 'window'

const sectionNamed = (key: unknown): string | undefined =>
  isNode(key) && typeof key.name === 'string' && sections.has(key.name) ? key.name : undefined
