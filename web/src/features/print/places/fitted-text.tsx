import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'

interface FittedTextProps {
  style: CSSProperties
  largestPt: number
  children: ReactNode
}

/** Below this size, a printer's ink fills the gaps in the characters. */
const SMALLEST_PT = 4.5
const STEP_PT = 0.25

/**
 * The words shrink to half the size before one is broken, because a name in two pieces looks like
 * another name. New words need a new `key`.
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
