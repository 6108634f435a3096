import { useRef, useState } from 'react'
import { useInSlices } from '../../loading/in-slices'
import { classNames } from '../../ui/class-names'
import { type Fitted, fitting } from './fitting'
import { fittingsOf, type Paragraph, without } from './paragraphs-of'
import { CALLED } from './said'

interface FittedWordsProps {
  paragraphs: readonly Paragraph[]
  /** A multiple of the smallest type size. */
  largest: number
  /** Shown as the last line if no paragraph says that something is missing. */
  more: string
  /** Entries that do not fit here appear nowhere else on the paper. */
  isLastSide: boolean
  isHeaded?: boolean
  onPlaced?: (placed: Placed) => void
}

export interface Placed {
  leftOver: Paragraph[]
  grownTo: number
}

/**
 * Shows as many entries as the box holds, those that do most harm if missed first, in the largest type that
 * fits. The elements are changed directly, because sixty tries would be too many renders.
 *
 * New words need a new `key`.
 */
export function FittedWords({ isHeaded = false, ...props }: FittedWordsProps) {
  const { paragraphs, more, onPlaced } = props
  const box = useRef<HTMLDivElement>(null)
  const [place] = useState(
    () =>
      function* () {
        const drawn = box.current
        if (!drawn) return
        const whole = fittingsOf(paragraphs).length
        let placed = yield* placeWords(drawn, props)
        if (isHeaded && placed.shown.length < whole) {
          drawn.classList.remove('wallet-headed')
          placed = yield* placeWords(drawn, props)
        }
        delete drawn.dataset.fitting
        onPlaced?.({
          leftOver: without(paragraphs, new Set(placed.shown)),
          grownTo: placed.size,
        })
      },
  )
  useInSlices(place)
  return (
    <div
      ref={box}
      data-fitting
      className={classNames('wallet-words', isHeaded && 'wallet-headings wallet-headed')}
    >
      {paragraphs.map(({ heading, tone, isLines, entries, direction }, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
          key={at}
          className={classNames(
            'wallet-paragraph',
            tone !== 'plain' && `wallet-${tone}`,
            isLines && 'wallet-lines',
          )}
        >
          {heading && (
            <span className="wallet-label">
              <bdi>{heading}</bdi>
              <span className="wallet-colon">: </span>
            </span>
          )}
          <Entries {...{ entries, isLines, direction }} />
          <span className="wallet-cut" />
        </p>
      ))}
      <p className="wallet-more">{more}</p>
    </div>
  )
}

function Entries({
  entries,
  isLines,
  direction,
}: Pick<Paragraph, 'entries' | 'isLines' | 'direction'>) {
  const drawn = entries.map(({ words, between }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
    <span key={position} className="wallet-entry">
      {!isLines && <span className="wallet-between">{between}</span>}
      {words}
    </span>
  ))
  return direction ? (
    <bdi dir={direction} className="wallet-running">
      {drawn}
    </bdi>
  ) : (
    drawn
  )
}

/** Resolves once all words are fitted, because an earlier print would lack some of them. */
export async function untilFitted(): Promise<void> {
  while (document.querySelector('[data-fitting]')) await new Promise(done => setTimeout(done, 16))
}

type Placing = Pick<FittedWordsProps, 'paragraphs' | 'largest' | 'isLastSide'>

function* placeWords(
  box: HTMLElement,
  { paragraphs, largest, isLastSide }: Placing,
): Generator<void, Fitted> {
  const found = yield* fitting(fittingsOf(paragraphs), { largest, canName: isLastSide }, tried => {
    show(box, paragraphs, tried, isLastSide)
    return box.scrollHeight <= box.clientHeight
  })
  show(box, paragraphs, found, isLastSide)
  return found
}

function show(
  box: HTMLElement,
  paragraphs: readonly Paragraph[],
  { size, shown, named, bilingual }: Fitted,
  isLastSide: boolean,
): void {
  box.style.setProperty('--letters', String(size))
  const [isShown, isBilingual] = [new Set(shown), new Set(bilingual)]
  let [at, isCut] = [0, false]
  for (const [i, drawn] of box.querySelectorAll<HTMLElement>('.wallet-paragraph').entries()) {
    const { entries = [], more } = paragraphs[i] ?? {}
    const elements = drawn.querySelectorAll<HTMLElement>('.wallet-entry')
    const missing: typeof entries = []
    for (const [nth, entry] of entries.entries()) {
      const element = elements[nth]
      for (const called of element?.querySelectorAll<HTMLElement>(`.${CALLED}`) ?? []) {
        called.hidden = !isBilingual.has(at)
      }
      const isHidden = !isShown.has(at++)
      if (element) element.hidden = isHidden
      if (isHidden) missing.push(entry)
    }
    const isEmpty = missing.length === entries.length
    drawn.hidden = isEmpty && !named.includes(i)
    isCut ||= isLastSide ? drawn.hidden : missing.length > 0
    const words = missing.length > 0 ? more?.(missing, isLastSide) : undefined
    setText(drawn.querySelector('.wallet-cut'), words ? (isEmpty ? '' : ' · ') + words : '')
  }
  const more = box.querySelector<HTMLElement>('.wallet-more')
  if (more) more.hidden = !isCut
}

function setText(element: HTMLElement | null, text: string): void {
  if (!element) return
  element.textContent = text
  element.hidden = text === ''
}
