import { Fragment, type ReactNode } from 'react'

interface TaggedTextProps {
  /** "See the <terms>terms</terms>." A translation can move the tag to another part of the sentence. */
  text: string
  /** Renders the words inside each tag. The words of other tags are rendered as plain text. */
  tags?: Readonly<Record<string, (words: string) => ReactNode>> | undefined
}

/** Tags do not nest. `nowrap` keeps its words on one line in every text. */
export function TaggedText({ text, tags = {} }: TaggedTextProps) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, tag = '', words = ''] = match
    const render = tag === 'nowrap' ? keepOnOneLine : tags[tag]
    parts.push(text.slice(end, match.index), render?.(words) ?? words)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={index}>{part}</Fragment>
  ))
}

const keepOnOneLine = (words: string) => <bdi className="whitespace-nowrap">{words}</bdi>
