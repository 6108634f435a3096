import type { ParsedFile } from '../boundaries/source'

/** What a tool reads before a reason that a person wrote. */
const DIRECTIVE = /^(biome-ignore[\w-]* [^:]*:|@ts-[\w-]+:?|\/ *<.*|[#@]__\w+__|@vit[\w-]+.*)/

/**
 * Line comments on successive lines are one text. Paragraphs and list items end a sentence; tables and blocks
 * of code are left out. Code in backticks and addresses become the noun `CODE`. A sentence has
 * a word of at least two characters.
 */
export function commentSentences(file: ParsedFile): string[] {
  return commentTexts(file).flatMap(text =>
    paragraphsOf(text)
      .flatMap(sentencesOf)
      .filter(sentence => /[a-z]{2}/.test(sentence.replaceAll('CODE', ''))),
  )
}

function commentTexts({ text, comments }: ParsedFile): string[] {
  const texts: string[] = []
  let endOfLine = -1
  for (const comment of comments) {
    const isLine = text[comment.offset - 1] === '/'
    const continues =
      isLine && endOfLine >= 0 && /^\n\s*$/.test(text.slice(endOfLine, comment.offset - 2))
    const plain = comment.text.trim().replace(DIRECTIVE, '')
    if (continues) texts.push(`${texts.pop()}\n${plain}`)
    else texts.push(plain)
    endOfLine = isLine ? comment.offset + comment.text.length : -1
  }
  return texts
}

function paragraphsOf(text: string): string[] {
  const lines = text
    .replace(/```[\s\S]*?```/g, '\n\n')
    .split('\n')
    .map(line => line.replace(/^\s*\*+/, '').trim())
    .filter(line => !line.startsWith('|'))
    .map(line => line.replace(/^(?:[-*•]|\d+\.|@\w+(?: \{[^}]*\})?) /, '\n\n'))
  return lines.join('\n').split(/\n\s*\n/)
}

export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replace(/\s+/g, ' ')
    .replace(/`[^`]*`|\bhttps?:\S*[^\s.,;:)]/g, 'CODE')
    .replace(/\b(e\.g|i\.e|etc|vs|cf)\.(?= [a-z(])/g, '$1')
    .split(/(?<=[.!?…]["”’')]*) (?=["“‘'(]*[A-Z\d])/)
    .map(sentence => sentence.trim())
    .filter(Boolean)
}

const PRONOUNS = new Set(
  `i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers
  herself it its itself they them their theirs themselves this that these those who whom whose which
  what whoever whatever whichever one ones none nobody nothing anybody anyone anything somebody someone
  something everybody everyone everything another other others each both such`.split(/\s+/),
)

const MANY_PRONOUNS = 4

/** A reader has to resolve each pronoun. */
export const isPronounHeavy = (sentence: string): boolean =>
  wordsOf(sentence).filter(word => PRONOUNS.has(word.replace(/['’].*/, ''))).length >= MANY_PRONOUNS

/** Words in lower case with their apostrophes, and commas, which end a clause. */
export const wordsOf = (sentence: string): string[] =>
  sentence.match(/CODE\w*|[\p{L}\d]+(?:['’-][\p{L}\d]+)*|[,;:()–—]/gu)?.map(lower) ?? []

const lower = (word: string) => (word.startsWith('CODE') ? 'CODE' : word.toLowerCase())
