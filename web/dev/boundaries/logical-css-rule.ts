import { isNode, type ParsedFile, type Violation, walk } from './source'
import { isToolOrTest } from './zones'

const LOGICAL: Readonly<Record<string, string>> = {
  ml: 'ms',
  mr: 'me',
  pl: 'ps',
  pr: 'pe',
  left: 'inset-s',
  right: 'inset-e',
  'border-l': 'border-s',
  'border-r': 'border-e',
  'rounded-l': 'rounded-s',
  'rounded-r': 'rounded-e',
  'rounded-tl': 'rounded-ss',
  'rounded-tr': 'rounded-se',
  'rounded-bl': 'rounded-es',
  'rounded-br': 'rounded-ee',
  'scroll-ml': 'scroll-ms',
  'scroll-mr': 'scroll-me',
  'scroll-pl': 'scroll-ps',
  'scroll-pr': 'scroll-pe',
  'text-left': 'text-start',
  'text-right': 'text-end',
  'float-left': 'float-start',
  'float-right': 'float-end',
  'clear-left': 'clear-start',
  'clear-right': 'clear-end',
}
const ALONE = /^(text|float|clear)-(left|right)$|^(border|rounded)-[a-z]{1,2}$/
const SIZED = /^(.+?)-(\d|\[|\(|auto|px|full)/

/** Checks that no class names a side of the screen, because an Arabic screen is mirrored. */
export function checkLogicalCss(file: ParsedFile): Violation[] {
  const { path, program } = file
  if (!/^web\/src\/.*\.tsx?$/.test(path) || isToolOrTest(path)) return []
  const found: Violation[] = []
  walk(program, node => {
    for (const name of classesIn(node)) {
      const better = logicalOf(name)
      if (better === undefined) continue
      const message = `“${name}” is a side of the screen: write “${better}”`
      found.push({ rule: 'logical-css', path, line: file.lineAt(node.start), message })
    }
  })
  return found
}

function classesIn(node: { type: string; value?: unknown }): string[] {
  const { value } = node
  const text =
    node.type === 'TemplateElement' && isObject(value) ? value.raw : isLiteral(node) ? value : ''
  return typeof text === 'string' ? text.split(/\s+/) : []
}

const isObject = (value: unknown): value is { raw?: unknown } =>
  typeof value === 'object' && value !== null && !isNode(value)
const isLiteral = ({ type }: { type: string }) => type === 'Literal'

function logicalOf(name: string): string | undefined {
  const bare = (name.split(':').at(-1) ?? '').replace(/^[!-]+/, '')
  const side = ALONE.test(bare) ? bare : SIZED.exec(bare)?.[1]
  const logical = side === undefined ? undefined : LOGICAL[side]
  return logical && name.replace(side ?? '', logical)
}
