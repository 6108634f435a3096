import { classNames } from './class-names'

/**
 * The transparent border becomes visible with forced colors. `primary` is at most once per screen. `danger`
 * is outlined, so that it differs from `primary` without color.
 */
export type ButtonTone = 'primary' | 'quiet' | 'bare' | 'danger'

const tones: Record<ButtonTone, string> = {
  primary:
    'px-4 border border-transparent bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed',
  quiet: 'px-4 border border-control bg-surface text-ink hover:bg-sunken active:bg-sunken',
  bare: 'px-3 text-ink hover:bg-sunken active:bg-sunken',
  danger:
    'px-4 border border-danger bg-surface text-danger hover:bg-danger-wash active:bg-danger-wash',
}

export function buttonLook(tone: ButtonTone, isWide = false): string {
  return classNames(
    'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-ui py-2',
    'text-center font-semibold no-underline transition-colors duration-100',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
    tones[tone],
    isWide && 'w-full',
  )
}
