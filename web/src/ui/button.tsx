import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonTone, buttonLook } from './button-look'
import { Spinner } from './spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone
  icon?: ReactNode
  /** Takes the whole width of its column. */
  wide?: boolean
  /** Work is under way: it keeps the focus, shows a spinner and ignores further presses. */
  busy?: boolean
  /** What it reads while busy, e.g. "Signing in…"; its own words by default. */
  busyLabel?: string
}

export function Button(props: ButtonProps) {
  const { tone = 'quiet', icon, wide, busy = false, busyLabel, children, onClick, ...rest } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonLook(tone, wide)}
      onClick={press}
      // Not `disabled`: a disabled button drops the focus to the top of the page.
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Spinner size={20} /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
