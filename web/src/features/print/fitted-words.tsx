import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names'
import { type Fitted, fitting } from './fitting'
import { type Paragraph, without } from './paragraph'

interface FittedWordsProps {
  paragraphs: readonly Paragraph[]
  /** How many times as large as the smallest its letters may become. */
  largest: number
  /** The last line, where paragraphs are missing as a whole. */
  more: string
  /** What is said of a paragraph's entries that go on elsewhere on this paper. */
  goesOn?: (count: number) => string
  /** Headings stand on lines of their own. */
  isHeaded?: boolean
  /** Told once, before anything is painted: what found no room here. */
  onLeftOver?: (paragraphs: Paragraph[]) => void
}

/**
 * As many entries as the box holds, the worst to miss first, in letters as large as they fit. A
 * paragraph that is cut says so in its place. All of it happens on the elements themselves and
 * before the first paint: sixty tries are too many renders. The words are fixed for its lifetime:
 * give it a key.
 */
export function FittedWords({ paragraphs, isHeaded = false, ...props }: FittedWordsProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = useEffectEvent((drawn: HTMLElement) => {
    const shown = placeWords(drawn, { paragraphs, ...props })
    props.onLeftOver?.(without(paragraphs, new Set(shown)))
  })
  useLayoutEffect(() => {
    if (box.current) place(box.current)
  }, [])

  return (
    <div ref={box} className={classNames('wallet-words', isHeaded && 'wallet-headed')}>
      {paragraphs.map(({ heading, isCritical, isLines, entries }, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
          key={at}
          className={classNames(
            'wallet-paragraph',
            isCritical && 'wallet-critical',
            isLines && 'wallet-lines',
          )}
        >
          {heading && (
            <span className="wallet-label">
              <bdi>{heading}</bdi>
              <span className="wallet-colon">: </span>
            </span>
          )}
          {entries.map(({ words, isNext }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
            <span key={position} className="wallet-entry">
              <span className="wallet-between">{isNext ? ' ' : ' · '}</span>
              {words}
            </span>
          ))}
          <span className="wallet-cut" />
        </p>
      ))}
      <p className="wallet-more">{props.more}</p>
    </div>
  )
}

type Words = Pick<FittedWordsProps, 'paragraphs' | 'largest' | 'goesOn'>

/** The positions of what is shown in the end. */
function placeWords(box: HTMLElement, { paragraphs, largest, goesOn }: Words): readonly number[] {
  const entries = paragraphs.flatMap(paragraph => paragraph.entries)
  const attempt = (isTerse: boolean) => {
    const fits = (tried: Fitted) => {
      show(box, paragraphs, tried, isTerse, goesOn)
      return box.scrollHeight <= box.clientHeight
    }
    const found = fitting(entries, largest, fits)
    return { found, isFitting: fits(found) }
  }
  const { found, isFitting } = attempt(goesOn !== undefined)
  // So many paragraphs that even what stands for them found no room.
  return (isFitting ? found : attempt(true).found).shown
}

/** Terse: a paragraph of which nothing is shown is not named, the last line is for all of them. */
function show(
  box: HTMLElement,
  paragraphs: readonly Paragraph[],
  { size, shown }: Fitted,
  isTerse: boolean,
  goesOn: Words['goesOn'],
): void {
  box.style.setProperty('--letters', String(size))
  const isShown = new Set(shown)
  let [at, isCut] = [0, false]
  for (const [i, drawn] of box.querySelectorAll<HTMLElement>('.wallet-paragraph').entries()) {
    let missing = 0
    const entries = [...drawn.querySelectorAll<HTMLElement>('.wallet-entry')]
    for (const entry of entries) {
      entry.hidden = !isShown.has(at++)
      if (entry.hidden) missing++
    }
    const isUnnamed = isTerse && missing === entries.length
    const cut = (goesOn ?? paragraphs[i]?.moreOnline)?.(missing) ?? ''
    setText(drawn.querySelector('.wallet-cut'), missing === 0 ? '' : cut)
    drawn.hidden = isUnnamed
    isCut ||= isUnnamed
  }
  const more = box.querySelector<HTMLElement>('.wallet-more')
  if (more) more.hidden = !isCut
}

function setText(element: HTMLElement | null, text: string): void {
  if (!element) return
  element.textContent = text && ` ${text}`
  element.hidden = text === ''
}
