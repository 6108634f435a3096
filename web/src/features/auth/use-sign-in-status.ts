import { useEffect, useState } from 'react'
import { checkSession } from '../../session/session'
import { useSession } from '../../stores/session'

/**
 * What the sign-in screen may go by. A session that this phone merely remembers may have ended on
 * the server: the server is asked before anyone is led away, and no answer means that it stands.
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
