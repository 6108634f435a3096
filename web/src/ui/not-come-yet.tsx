import type { ReactNode } from 'react'
import { Notice } from './notice'

interface NotComeYetProps {
  /** "Your record has". */
  what: string
  comes?: string
  heldUp: 'signed_out' | 'unreached'
  /** Entries that are added now are kept and appear together with the rest. */
  mayAdd?: boolean
  action?: ReactNode
}

/** Shown if the server has data that this phone has not loaded, so that it does not look empty. */
export const NotComeYet = ({
  what,
  comes = 'It comes',
  heldUp,
  mayAdd = false,
  action,
}: NotComeYetProps) => (
  <Notice
    tone="warn"
    title={`${what} not come to this phone yet.`}
    announce="status"
    action={action}
  >
    {comes} {heldUp === 'signed_out' ? 'once you have signed in' : 'with your next connection'}.{' '}
    {mayAdd && 'What you add until then joins what is there.'}
  </Notice>
)
