import { useEffect, useState } from 'react'
import { checkSession } from '../../session/session'
import { useSession } from '../../stores/session'

/**
 * The status for the sign-in screen. A remembered session may have ended on the server, so the server
 * is asked before anyone is redirected. Without an answer the session counts as valid.
 */
export function useSignInStatus(): 'signedOut' | 'asking' | 'signedIn' {
  const session = useSession(state => state.session)
  const [hasAsked, setAsked] = useState(false)
  const validity = session.status === 'signedIn' ? session.validity : 'expired'
  const isRemembered = validity === 'remembered'

  useEffect(() => {
    if (isRemembered) void checkSession().then(() => setAsked(true))
  }, [isRemembered])

  if (validity === 'expired') return 'signedOut'
  return validity === 'confirmed' || hasAsked ? 'signedIn' : 'asking'
}
