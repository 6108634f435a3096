import { useLayoutEffect, useRef } from 'react'

interface SvgDrawingProps {
  /** A drawing from our own code, never from users. */
  svg: string
  label: string
}

/** Inlines a drawing at the width of its container, because the policy forbids `data:` images. */
export function SvgDrawing({ svg, label }: SvgDrawingProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    drawing.setAttribute('aria-hidden', 'true')
    box.current?.replaceChildren(drawing)
  }, [svg])

  return <div ref={box} role="img" aria-label={label} />
}
