import type { ReactNode } from 'react'
import { Notice } from './notice'

interface NotComeYetProps {
  /** "Your record has". */
  what: string
  comes?: string
  heldUp: 'signed_out' | 'unreached'
  /** What is added meanwhile is kept, and comes together with it. */
  mayAdd?: boolean
  action?: ReactNode
}

/** In the place of what the server has and this phone has not: that nothing is here says nothing of it. */
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
