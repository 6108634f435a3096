import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface MainProps {
  children: ReactNode
  width?: 'page' | 'form'
}

/** The `<main>` on show: React keeps the one before in the page, undrawn, while the next is waited for. */
export const shownMain = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main')).find(
    main => !main.closest('[style*="display: none"]'),
  )

/** The focus was in a screen that is gone, and is nowhere since. */
let isFocusLost = false

/**
 * Where one `<main>` takes another's place at the same address, as a screen does whose code was waited
 * for, the focus that was in the old one goes to the new one: a browser would drop it.
 */
function passFocusOn(main: HTMLElement | null) {
  if (isFocusLost && document.activeElement === document.body) main?.focus({ preventScroll: true })
  isFocusLost = false
  return () => {
    isFocusLost = main?.contains(document.activeElement) ?? false
  }
}

/** The screen's own content. One a screen: "Skip to content" and a change of screen lead here. */
export function Main({ children, width = 'page' }: MainProps) {
  return (
    <main
      ref={passFocusOn}
      id="main"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full px-4 py-6 wide:py-8 print:m-0 print:max-w-none print:p-0',
        width === 'page' ? 'max-w-page' : 'max-w-form',
      )}
    >
      {children}
    </main>
  )
}
