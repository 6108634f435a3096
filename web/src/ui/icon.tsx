import { type IconName, iconShapes } from './icon-shapes'

/** They point along the line of text. */
const MIRRORED: ReadonlySet<IconName> = new Set([
  'back',
  'chevron-right',
  'external',
  'sign-out',
  'undo',
])

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
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
