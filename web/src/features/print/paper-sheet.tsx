import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { PAPERS, type PaperName, PIXELS_PER_MM } from './print-forms'

interface PaperSheetProps {
  paper: PaperName
  label: string
  children: ReactNode
  isWide?: boolean
  /** A phone shows this in its own size, because the whole sheet would be unreadable there. */
  onPhone?: ReactNode
  /** The sheet stays below it, because it shows where on the paper something is. */
  keepsSheet?: boolean
}

export function PaperSheet(props: PaperSheetProps) {
  const { paper, label, children, isWide = false, onPhone, keepsSheet = false } = props
  const { widthMm, heightMm } = PAPERS[paper]
  const size = isWide ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }
  return (
    <div className="min-w-0">
      {onPhone && (
        <div className={classNames('paper-part', keepsSheet && 'paper-first')}>{onPhone}</div>
      )}
      <Sheet {...size} className={`paper-${paper}${isWide ? '-wide' : ''}`} label={label}>
        {children}
      </Sheet>
    </div>
  )
}

interface SheetProps {
  widthMm: number
  heightMm: number
  className?: string
  label?: string
  children: ReactNode
}

export function Sheet({ widthMm, heightMm, className, label, children }: SheetProps) {
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
      // React's types lack custom properties.
      style={{ '--scale': scale, '--tall': `${heightMm}mm` } as CSSProperties}
    >
      <div className={classNames('paper', className)} style={{ width: `${widthMm}mm` }}>
        {children}
      </div>
    </section>
  )
}
