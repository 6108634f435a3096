import type { ReactNode } from 'react'
import { Notice } from './notice'

interface NotComeYetProps {
  what: string
  comes?: string
  heldUp: 'signed_out' | 'unreached'
  mayAdd?: boolean
  action?: ReactNode
}

/** An empty screen would be wrong here, because this phone has not loaded the server's data yet. */
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
