import { type IconName, iconShapes } from './icon-shapes'

/** They point along the line of text. */
const MIRRORED: ReadonlySet<IconName> = new Set([
  'back',
  'chevron-right',
  'external',
  'sign-out',
  'undo',
])

interface IconProps {
  name: IconName
  /** Pixels next to text of the usual size. The icon grows with the text. */
  size?: number
}

export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      width={inText(size)}
      height={inText(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={MIRRORED.has(name) ? 'shrink-0 rtl:-scale-x-100' : 'shrink-0'}
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  )
}

export const inText = (size: number): string => `${size / 16}em`
