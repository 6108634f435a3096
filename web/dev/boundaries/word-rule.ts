import { PRIVATE_WORDS, type PrivateWord } from './private-words.table'
import { isNode, type ParsedFile, rootName, type SourceFile, type Violation, walk } from './source'

const read = /^(web|api|sync-protocol)\/(src|dev|bench|e2e|attack|test)\//
/** A migration is never edited. The table lists the words, and the rule's test contains some. */
const exempt = /^api\/src\/db\/migrations\/|^web\/dev\/boundaries\/(private-words\.table|word-rule)/
const testFunctions = new Set(['it', 'test', 'describe'])
const nameNodes = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier'])

interface Found {
  text: string
  offset: number
}

/** Reports private words: for each word in the table the field has a name that newcomers know. */
export function checkWords(file: ParsedFile): Violation[] {
  const words = wordsFor(file.path)
  if (words.length === 0) return []
  const { names, sentences } = textsOf(file)
  const found = new Map<string, Violation>()
  const report = (word: PrivateWord, offset: number, what: string) => {
    const line = file.lineAt(offset)
    const message = `${what}: say ${word.say}`
    found.set(`${line} ${message}`, { rule: 'words', path: file.path, line, message })
  }
  for (const { text, offset } of names) {
    for (const word of privateIn(text)) {
      if (words.includes(word) && !isAllowed(word, file.path, text)) report(word, offset, text)
    }
  }
  for (const word of words.filter(each => each.in === 'names and sentences')) {
    for (const { text, offset } of sentences) {
      const match = patternOf(word).exec(text)
      if (match) report(word, offset + match.index, match[0])
    }
  }
  return [...found.values()]
}

export function checkPathWords({ path }: Pick<SourceFile, 'path'>): Violation[] {
  const words = wordsFor(path)
  return privateIn(path)
    .filter(word => words.includes(word) && !isAllowed(word, path, path))
    .map(word => ({ rule: 'words', path, line: 1, message: `say ${word.say}` }))
}

function wordsFor(path: string): readonly PrivateWord[] {
  if (!read.test(path) || exempt.test(path)) return []
  return PRIVATE_WORDS.filter(({ within }) => !within || within.some(at => path.startsWith(at)))
}

const isAllowed = ({ allowed = [] }: PrivateWord, path: string, name: string): boolean =>
  allowed.some(each => path.startsWith(each.at) && each.names.includes(name))

/** `isHeldOut`, `HELD_OUT` and `held-out` all contain ` held out `. */
const privateIn = remembered(name => {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
  const words = ` ${parts.toLowerCase()} `
  return PRIVATE_WORDS.filter(({ forms }) => forms.some(form => words.includes(` ${form} `)))
})

/** Many files contain the same names. */
function remembered<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return name => {
    const value = known.get(name) ?? make(name)
    known.set(name, value)
    return value
  }
}

const patterns = new Map(
  PRIVATE_WORDS.map(word => {
    // A line break in a comment may separate the two words of a form.
    const forms = word.forms.map(form => form.replaceAll(' ', '[\\s*]+')).join('|')
    return [word, new RegExp(`\\b(${forms})\\b`, 'i')]
  }),
)
const patternOf = (word: PrivateWord): RegExp => patterns.get(word) ?? /$^/

/** Sentences are comments and test titles. Other strings belong to people or to the protocol. */
function textsOf({ program, comments }: ParsedFile): { names: Found[]; sentences: Found[] } {
  const names: Found[] = []
  const sentences = [...comments]
  walk(program, node => {
    if (nameNodes.has(node.type)) names.push({ text: String(node.name), offset: node.start })
    if (node.type !== 'CallExpression' || !testFunctions.has(rootName(node.callee))) return
    const [title] = Array.isArray(node.arguments) ? node.arguments : []
    if (!isNode(title) || typeof title.value !== 'string') return
    sentences.push({ text: title.value, offset: title.start })
  })
  return { names, sentences }
}
