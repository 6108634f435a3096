import { useLayoutEffect, useRef } from 'react'

interface CodePictureProps {
  /** From `renderCodeSvg`: our own drawing, no one's text, with its own title. */
  svg: string
}

/** A code as vectors in the page itself: the policy lets no `data:` picture in, and paper wants no pixels. */
export function CodePicture({ svg }: CodePictureProps) {
  const plate = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    plate.current?.replaceChildren(drawing)
  }, [svg])

  return <div ref={plate} />
}
