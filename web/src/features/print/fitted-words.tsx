import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CardWord } from './card-words'
import { fitting } from './fitting'

interface FittedWordsProps {
  words: readonly CardWord[]
  /** What is said, as the last line, when not all of them fit. */
  more: string
  /** Told once, before anything is painted: what found no room. */
  onLeftOver?: (words: readonly CardWord[]) => void
}

/**
 * As many words as the box holds, the most important first; what is left out is said. All of it
 * happens before the first paint. The words are fixed for its lifetime: give it a key.
 */
export function FittedWords({ words, more, onLeftOver }: FittedWordsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())

  const place = useEffectEvent((drawn: HTMLElement) => {
    const shown = fitting(words.length, tried => {
      show(drawn, tried)
      return drawn.scrollHeight <= drawn.clientHeight
    })
    show(drawn, shown)
    setHidden(new Set([...words.keys()].filter(i => !shown.includes(i))))
    onLeftOver?.(words.filter((_, i) => !shown.includes(i)))
  })
  useLayoutEffect(() => {
    if (box.current) place(box.current)
  }, [])

  return (
    <div ref={box} className="wallet-words">
      {paragraphs(words).map(({ at, label, isCritical, entries }) => (
        <p
          key={at}
          className={isCritical ? 'wallet-critical' : undefined}
          hidden={entries.every(entry => hidden.has(entry.at))}
        >
          {label && (
            <span className="wallet-label">
              <bdi>{label}</bdi>:{' '}
            </span>
          )}
          {entries.map(({ at: position, word }) => (
            <span key={position} className="wallet-word" hidden={hidden.has(position)}>
              <span className="wallet-between"> · </span>
              {word.isNumber ? <bdo dir="ltr">{word.text}</bdo> : <bdi>{word.text}</bdi>}
            </span>
          ))}
        </p>
      ))}
      <p className="wallet-more" hidden={hidden.size === 0}>
        {more}
      </p>
    </div>
  )
}

/** Shows these words only, on the elements themselves: sixty tries are too many renders. */
function show(box: HTMLElement, shown: readonly number[]): void {
  const words = [...box.querySelectorAll<HTMLElement>('.wallet-word')]
  for (const [i, word] of words.entries()) word.hidden = !shown.includes(i)
  for (const paragraph of box.children) {
    if (!(paragraph instanceof HTMLElement)) continue
    const isMore = paragraph.className === 'wallet-more'
    paragraph.hidden = isMore
      ? shown.length === words.length
      : !paragraph.querySelector('.wallet-word:not([hidden])')
  }
}

interface Paragraph {
  at: number
  label: string
  isCritical: boolean
  entries: { at: number; word: CardWord }[]
}

/** Neighbours with one label become one paragraph. */
function paragraphs(words: readonly CardWord[]): Paragraph[] {
  const all: Paragraph[] = []
  for (const [at, word] of words.entries()) {
    const { label, isCritical } = word
    const last = all.at(-1)
    if (last && label !== '' && last.label === label) last.entries.push({ at, word })
    else all.push({ at, label, isCritical, entries: [{ at, word }] })
  }
  return all
}
