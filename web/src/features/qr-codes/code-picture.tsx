import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icon'
import type { Drawing } from './draw'

interface CodePictureProps {
  drawing: Drawing | undefined
  /** Told to people who cannot see it. */
  label: string
}

/**
 * On a light plate in both themes. As vectors in the page: the policy lets no `data:` picture in.
 * A picture that cannot be drawn leaves a placeholder.
 */
export function CodePicture({ drawing, label }: CodePictureProps) {
  const plate = useRef<HTMLDivElement>(null)
  const svg = drawing?.svg

  useLayoutEffect(() => {
    if (!svg) return
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    picture.setAttribute('aria-hidden', 'true')
    plate.current?.replaceChildren(picture)
  }, [svg])

  if (!svg) {
    return (
      <div
        role="img"
        aria-label={`${label}: no picture`}
        className="grid aspect-square w-full place-items-center rounded-inner bg-sunken text-soft"
      >
        <Icon name="qr" size={32} />
      </div>
    )
  }
  return (
    <div
      ref={plate}
      role="img"
      aria-label={label}
      className="aspect-square w-full overflow-hidden rounded-inner"
    />
  )
}
