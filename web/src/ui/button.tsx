import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonTone, buttonLook } from './button-look'
import { Spinner } from './spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone
  icon?: ReactNode
  wide?: boolean
  busy?: boolean
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
      // The button is not `disabled`, because that would move the focus to the top of the page.
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Spinner size={20} /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
