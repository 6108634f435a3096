import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface MainProps {
  children: ReactNode
  /** A `column` fills a tablet and is centred on a wider screen. */
  width?: keyof typeof WIDTHS
}

const WIDTHS = { page: 'max-w-page', column: 'max-w-[48rem]', form: 'max-w-form' } as const

/**
 * The visible `<main>`, because React keeps the previous screen hidden in the page while the next one loads.
 */
export const shownMain = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main')).find(
    main => !main.closest('[style*="display: none"]'),
  )

/** The focus was in a screen that was removed, and has not moved since. */
let isFocusLost = false

/**
 * Moves the focus to the new `<main>` when it replaces another at the same address, for example after a
 * screen's code has loaded. The browser would drop the focus.
 */
function passFocusOn(main: HTMLElement | null) {
  if (isFocusLost && document.activeElement === document.body) main?.focus({ preventScroll: true })
  isFocusLost = false
  return () => {
    isFocusLost = main?.contains(document.activeElement) ?? false
  }
}

/** "Skip to content" and screen changes focus it. */
export function Main({ children, width = 'page' }: MainProps) {
  return (
    <main
      ref={passFocusOn}
      id="main"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full px-4 py-6 wide:py-8 print:m-0 print:max-w-none print:p-0',
        WIDTHS[width],
      )}
    >
      {children}
    </main>
  )
}
