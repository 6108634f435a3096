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

/** A few fixed words in the middle of a box, in letters as large as fit it. For new words, a key. */
export function FittedText({ style, largestPt, children }: FittedTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = box.current
    if (!drawn) return
    let size = largestPt
    const draw = () => {
      drawn.style.fontSize = `${size}pt`
    }
    for (draw(); size > SMALLEST_PT && overflows(drawn); draw()) size -= STEP_PT
  }, [largestPt])
  return (
    <div ref={box} className="place-box place-fitted" style={style}>
      <div>{children}</div>
    </div>
  )
}

const overflows = (box: HTMLElement) => {
  const inner = box.firstElementChild
  return (
    (inner?.scrollHeight ?? 0) > box.clientHeight || (inner?.scrollWidth ?? 0) > box.clientWidth
  )
}
