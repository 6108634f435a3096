import { isFragment } from '../census/fragment'
import { commentSentences, isPronounHeavy } from '../census/sentences'
import { METAPHORS, PROSE_LIMITS, type ProseLimit, TARGET } from './prose-limits.table'
import { isNode, type ParsedFile, rootName, type Violation, walk } from './source'

interface Prose {
  sentences: number
  fragments: number
  pronounHeavy: number
  metaphors: number
}

const testFunctions = new Set(['it', 'test', 'describe'])
const metaphor = new RegExp(`\\b(${METAPHORS.join('|')})\\b`, 'gi')

export function proseOf(files: readonly ParsedFile[]): Prose {
  const sentences = files.flatMap(commentSentences)
  const texts = [...sentences, ...files.flatMap(titlesOf)]
  return {
    sentences: sentences.length,
    fragments: sentences.filter(isFragment).length,
    pronounHeavy: sentences.filter(isPronounHeavy).length,
    metaphors: texts.flatMap(text => text.match(metaphor) ?? []).length,
  }
}

/**
 * A limit that is no longer needed is a violation too, so that the table shrinks as comments are rewritten.
 */
export function checkProse(
  files: readonly ParsedFile[],
  limits: Readonly<Record<string, ProseLimit>> = PROSE_LIMITS,
): Violation[] {
  const folders = proseByFolder(files)
  const messages: [folder: string, message: string][] = []
  for (const [folder, prose] of folders) {
    const limit = limits[folder]
    if (!isWithin(prose, limit ?? TARGET)) {
      const shares = `has [${today(prose).join(', ')}], the limit is [${(limit ?? TARGET).join(', ')}]`
      messages.push([folder, `${shares}: % fragments, % with four pronouns, metaphors`])
    } else if (limit && isWithin(prose, TARGET)) {
      messages.push([folder, 'meets the target: delete its limit'])
    }
  }
  for (const folder of Object.keys(limits)) {
    if (!folders.has(folder)) messages.push([folder, 'has a limit and no files'])
  }
  return messages.map(([path, message]) => ({ rule: 'prose', path, line: 1, message }))
}

export function limitsOfToday(files: readonly ParsedFile[]): [folder: string, limit: ProseLimit][] {
  return [...proseByFolder(files)]
    .filter(([, prose]) => !isWithin(prose, TARGET))
    .map(([folder, prose]): [string, ProseLimit] => [folder, atLeastTarget(today(prose))])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function proseByFolder(files: readonly ParsedFile[]): Map<string, Prose> {
  const folders = new Map<string, ParsedFile[]>()
  for (const file of files) {
    const folder = proseFolder(file.path)
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return new Map([...folders].map(([folder, inFolder]) => [folder, proseOf(inFolder)]))
}

/** Two folders from the root. Under `src` three, and under `features` the feature. */
export function proseFolder(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return (
    folders.slice(0, folders[1] !== 'src' ? 2 : folders[2] === 'features' ? 4 : 3).join('/') || '.'
  )
}

function today({ sentences, fragments, pronounHeavy, metaphors }: Prose): ProseLimit {
  const share = (count: number) => Math.ceil((100 * count) / Math.max(1, sentences))
  return [share(fragments), share(pronounHeavy), metaphors]
}

const atLeastTarget = (limit: ProseLimit): ProseLimit => [
  Math.max(limit[0], TARGET[0]),
  Math.max(limit[1], TARGET[1]),
  Math.max(limit[2], TARGET[2]),
]

/** A folder with few sentences may always have one of each kind. */
function isWithin(prose: Prose, [fragments, pronounHeavy, metaphors]: ProseLimit): boolean {
  const most = (share: number) => Math.max(1, (share * prose.sentences) / 100)
  return (
    prose.fragments <= most(fragments) &&
    prose.pronounHeavy <= most(pronounHeavy) &&
    prose.metaphors <= metaphors
  )
}

function titlesOf({ program }: ParsedFile): string[] {
  const titles: string[] = []
  walk(program, node => {
    if (node.type !== 'CallExpression' || !testFunctions.has(rootName(node.callee))) return
    const [title] = Array.isArray(node.arguments) ? node.arguments : []
    if (isNode(title) && typeof title.value === 'string') titles.push(title.value)
  })
  return titles
}
