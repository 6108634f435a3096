import { isNode, type Node, parse, rootName, type SourceFile, walk } from '../boundaries/source'

/** Comments that a tool obeys. They count as code, without the reason that a person wrote after them. */
const DIRECTIVE =
  /biome-ignore[\w-]* [^:]*|@ts-[\w-]+|@vite-[\w-]+|[#@]__\w+__|^\/\s*<.*|@vitest-.*|@jsx\w* .*/
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite'])
const SCRIPT = /\.[cm]?[jt]sx?$/
const IGNORED_KEYS = new Set(['start', 'end', 'range', 'loc', 'parent', 'comments'])

/** Comments of other languages. Where a text could look like one, only whole lines are recognized. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  css: /\/\*[\s\S]*?\*\//g,
  html: /<!--[\s\S]*?-->/g,
  sql: /^\s*--.*$/gm,
  sh: /^\s*#(?!!).*$/gm,
  yaml: /^\s*#.*$/gm,
}

/**
 * What remains of a file without comments and layout: two files with the same result do the same.
 * The result is undefined for a file that is not code. Throws if a script does not parse.
 */
export function comparableCode(
  file: SourceFile,
  { ignoresTitles }: { ignoresTitles: boolean },
): string | undefined {
  if (SCRIPT.test(file.path)) return comparableScript(file, ignoresTitles)
  const comments = COMMENTS[file.path.split('.').at(-1) ?? '']
  if (!comments) return undefined
  const lines = file.text.replace(comments, '').split('\n')
  return lines.filter(line => line.trim() !== '').join('\n')
}

function comparableScript(file: SourceFile, ignoresTitles: boolean): string {
  const { program, comments } = parse(file)
  const titles = new Set(ignoresTitles ? titlesIn(program) : [])
  const directives = comments.flatMap(({ text }) => DIRECTIVE.exec(text)?.[0].trim() ?? [])
  return JSON.stringify([directives, program], (key, value) => {
    if (IGNORED_KEYS.has(key)) return undefined
    if (titles.has(value)) return titleParts(value)
    if (typeof value === 'bigint') return String(value)
    if (key === 'children' && Array.isArray(value)) return value.flatMap(comparableChild)
    return value
  })
}

function titlesIn(program: Node): unknown[] {
  const titles: unknown[] = []
  walk(program, node => {
    if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return
    if (TEST_FUNCTIONS.has(rootName(node.callee)) && isText(node.arguments[0])) {
      titles.push(node.arguments[0])
    }
  })
  return titles
}

function isText(node: unknown): node is Node {
  if (!isNode(node)) return false
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right)
  return node.type === 'TemplateLiteral' || typeof node.value === 'string'
}

function titleParts(title: Node): unknown[] {
  if (title.type === 'BinaryExpression') return [title.left, title.right].flatMap(partOfSum)
  if (title.type === 'TemplateLiteral' && Array.isArray(title.expressions)) return title.expressions
  return String(title.value).match(/@[\w-]+/g) ?? []
}

const partOfSum = (node: unknown): unknown[] => (isText(node) ? titleParts(node) : [node])

/** Comments and line breaks in the source are not rendered. */
function comparableChild(child: unknown): unknown[] {
  if (!isNode(child)) return [child]
  if (child.type === 'JSXText') {
    const lines = String(child.value).split(/[ \t]*\n\s*/)
    const text = lines.filter(Boolean).join(' ')
    return text === '' ? [] : [text]
  }
  const isComment = isNode(child.expression) && child.expression.type === 'JSXEmptyExpression'
  return isComment ? [] : [child]
}
