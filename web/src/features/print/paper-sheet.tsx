import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { PAPERS, type PaperName, PIXELS_PER_MM } from './print-forms'

interface PaperSheetProps {
  paper: PaperName
  label: string
  children: ReactNode
}

/**
 * A sheet of paper in its own millimetres. On the screen it is drawn smaller, as wide as there is
 * room for; what is in it is laid out as on paper either way.
 */
export function PaperSheet({ paper, label, children }: PaperSheetProps) {
  const { widthMm, heightMm } = PAPERS[paper]
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const fitWidth = () => setScale(Math.min(1, element.clientWidth / (widthMm * PIXELS_PER_MM)))
    fitWidth()
    const observer = new ResizeObserver(fitWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [widthMm])

  return (
    <section
      ref={frame}
      className="paper-frame"
      aria-label={label}
      // React's types know no custom properties.
      style={{ '--scale': scale, '--tall': `${heightMm}mm` } as CSSProperties}
    >
      <div className={classNames('paper', `paper-${paper}`)} style={{ width: `${widthMm}mm` }}>
        {children}
      </div>
    </section>
  )
}
