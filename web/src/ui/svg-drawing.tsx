import { useLayoutEffect, useRef } from 'react'

interface SvgDrawingProps {
  /** Our own drawing, no one's text. */
  svg: string
  /** Read out to people who cannot see it. */
  label: string
}

/** Vectors in the page itself, as wide as what is round them: the policy lets no `data:` picture in. */
export function SvgDrawing({ svg, label }: SvgDrawingProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    drawing.setAttribute('aria-hidden', 'true')
    box.current?.replaceChildren(drawing)
  }, [svg])

  return <div ref={box} role="img" aria-label={label} />
}
