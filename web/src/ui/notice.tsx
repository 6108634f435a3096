import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { shownMain } from './main'
import { type Tone, toneIcons, toneLooks } from './tone'

interface NoticeProps {
  tone: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Silent by default. */
  announce?: 'status' | 'alert'
}

export function Notice({ tone, title, children, action, announce }: NoticeProps) {
  return (
    <div
      ref={passFocusToScreen}
      role={announce}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-ui border border-transparent p-4',
        toneLooks[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-[16rem] gap-3">
        <Icon name={toneIcons[tone]} />
        <div className="min-w-0 wrap-anywhere">
          {title && <p className="font-bold">{title}</p>}
          {children && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}

/** "Not now" removes the pressed button, so the focus moves to the screen. */
const passFocusToScreen = (notice: HTMLElement | null) => () => {
  if (notice?.contains(document.activeElement)) shownMain()?.focus({ preventScroll: true })
}
