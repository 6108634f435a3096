import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface MainProps {
  children: ReactNode
  width?: 'page' | 'form'
}

/** The screen's own content. One a screen: "Skip to content" and a change of screen lead here. */
export function Main({ children, width = 'page' }: MainProps) {
  return (
    <main
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
