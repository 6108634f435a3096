import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'

interface FittedTextProps {
  /** Where the box is, and how large. */
  style: CSSProperties
  largestPt: number
  children: ReactNode
}

/** Smaller, and a printer's ink would fill the letters. */
const SMALLEST_PT = 4.5
const STEP_PT = 0.25

/**
 * A few words in the middle of a box, in letters as large as fit it. A word is drawn smaller, down to half
 * the size, before it is broken: a name in two pieces reads as another one. For new words, a key.
 */
export function FittedText({ style, largestPt, children }: FittedTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = box.current
    if (!drawn) return
    drawn.style.overflowWrap = 'normal'
    if (shrinkToFit(drawn, largestPt, largestPt / 2)) return
    drawn.style.overflowWrap = ''
    shrinkToFit(drawn, largestPt, SMALLEST_PT)
  }, [largestPt])
  return (
    <div ref={box} className="place-box place-fitted" style={style}>
      <div>{children}</div>
    </div>
  )
}

/** Whether it fits at that size or a larger one. */
function shrinkToFit(box: HTMLElement, largestPt: number, smallestPt: number): boolean {
  for (let size = largestPt; size >= Math.max(smallestPt, SMALLEST_PT); size -= STEP_PT) {
    box.style.fontSize = `${size}pt`
    if (!overflows(box)) return true
  }
  return false
}

const overflows = (box: HTMLElement) => {
  const inner = box.firstElementChild
  return (
    (inner?.scrollHeight ?? 0) > box.clientHeight || (inner?.scrollWidth ?? 0) > box.clientWidth
  )
}
