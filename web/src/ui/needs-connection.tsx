import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button'
import { Notice } from './notice'

interface NeedsConnectionProps {
  /** What `useConnection()` gives. */
  connection: {
    state: 'online' | 'offline' | 'unreachable'
    isLooking: boolean
    look: () => void
  }
  /** Why it cannot wait in line, and what is kept: "Ordering needs a connection. Your cart is kept." */
  because: string
  /** The buttons that cannot be pressed meanwhile; what can be filled in stays outside. */
  children: ReactNode
}

/** Round what cannot be sent later: says so while there is no connection, and holds its buttons. */
export function NeedsConnection({ connection, because, children }: NeedsConnectionProps) {
  const { state, isLooking, look } = connection
  const isHeld = state !== 'online'
  const says = useRef<HTMLDivElement>(null)
  const holds = useRef<HTMLFieldSetElement>(null)

  // A button that is disabled drops the focus to the top of the page: the reason takes it.
  useLayoutEffect(() => {
    if (isHeld && holds.current?.contains(document.activeElement)) says.current?.focus()
  }, [isHeld])

  return (
    <>
      {/* While it says nothing it takes no place: no gap above the buttons, and still announced. */}
      <div ref={says} tabIndex={-1} role="status" className="justify-self-stretch empty:absolute">
        {isHeld && (
          <Notice
            tone="warn"
            title={
              state === 'offline' ? 'Waiting for a connection' : 'The server cannot be reached'
            }
            action={
              state === 'unreachable' && (
                <Button busy={isLooking} busyLabel="Trying…" onClick={look}>
                  Try again
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
