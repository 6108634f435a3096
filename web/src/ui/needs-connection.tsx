import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button'
import { Notice } from './notice'
import { uiTexts } from './texts'

const texts = uiTexts.connection

interface NeedsConnectionProps {
  connection: {
    state: 'online' | 'offline' | 'unreachable'
    isLooking: boolean
    look: () => void
  }
  /** "Ordering needs a connection. Your cart is kept." */
  because: string
  /** Fields that can be filled in offline stay outside. */
  children: ReactNode
}

/** It disables actions that cannot be sent later, and shows the reason, while there is no connection. */
export function NeedsConnection({ connection, because, children }: NeedsConnectionProps) {
  const { state, isLooking, look } = connection
  const isHeld = state !== 'online'
  const says = useRef<HTMLDivElement>(null)
  const holds = useRef<HTMLFieldSetElement>(null)

  // A disabled button would move the focus to the top of the page, so the notice takes it.
  useLayoutEffect(() => {
    if (isHeld && holds.current?.contains(document.activeElement)) says.current?.focus()
  }, [isHeld])

  return (
    <>
      {/* Screen readers announce a notice only in an element that exists before it. */}
      <div ref={says} tabIndex={-1} role="status" className="justify-self-stretch empty:absolute">
        {isHeld && (
          <Notice
            tone="warn"
            title={state === 'offline' ? texts.offline : texts.unreachable}
            action={
              state === 'unreachable' && (
                <Button busy={isLooking} busyLabel={texts.trying} onClick={look}>
                  {texts.tryAgain}
                </Button>
              )
            }
          >
            {because}
          </Notice>
        )}
      </div>
      <fieldset ref={holds} disabled={isHeld} className="contents">
        {children}
      </fieldset>
    </>
  )
}
