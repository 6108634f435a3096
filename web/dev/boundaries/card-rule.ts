import { isNode, type Node, type ParsedFile, type Violation, walk } from './source'
import { isToolOrTest } from './zones'

/** The sections of a card, as `sync-protocol/card` names them. */
const sections = new Set(
  'identity dnr allergies medications conditions contacts body notes insurance'.split(' '),
)

/** Nothing else has parts of these names, however it came by its card. */
const onlyOnCards = new Set(['identity', 'dnr'])

/** Whoever imports one of these holds a card. */
const handsOut = /^(ResponderCard|disclose|decodeCapsule|Card[A-Z]\w*)$/

/** The reading itself, what makes a card, and the format that keeps one. */
const readers = [
  'sync-protocol/src/card/',
  'sync-protocol/src/disclosure/',
  'sync-protocol/src/qr/capsule/',
  // Addresses of files and what a PIN guards: neither shows anything.
  'api/src/features/responder/card-files.ts',
  'api/src/features/responder/guarded.ts',
]

/** A card is read in one place: an outlet that reads its sections itself would read them otherwise. */
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
  if (node.type === 'MemberExpression' && !node.computed) return sectionNamed(node.property)
  if (node.type !== 'ObjectPattern' || !Array.isArray(node.properties)) return undefined
  for (const property of node.properties) {
    const name = isNode(property) ? sectionNamed(property.key) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

const sectionNamed = (key: unknown): string | undefined =>
  isNode(key) && typeof key.name === 'string' && sections.has(key.name) ? key.name : undefined
