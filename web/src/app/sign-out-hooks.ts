import { removeStored } from '../stores/browser-storage'
import { dropAllDrafts } from '../stores/drafts'
import { forgetHomeCountries } from '../stores/home-country'
import { type Session, useSession } from '../stores/session'
import { registerSessionHooks } from '../stores/session-hooks'
import { BETA_KEYS, SHOP_KEYS } from '../stores/shop-keys'

/** What leaving asks before and clears after, wherever and in whichever tab it was pressed. */
export function registerSignOutHooks(): () => void {
  const unregister = registerSessionHooks({
    async beforeSignOut() {
      const { beforeSignOut } = await import('../features/account/before-sign-out')
      return beforeSignOut()
    },
  })
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (!hasLeft(before.session, session)) return
    dropAllDrafts()
    // The cart holds a name and an address.
    if (before.session.status !== 'signedIn') return
    removeStored('local', [...SHOP_KEYS, ...BETA_KEYS])
    forgetHomeCountries()
  })
  return () => {
    unregister()
    unsubscribe()
  }
}

/** Also when somebody else signs in over an expired session: no one reads another's drafts. */
function hasLeft(before: Session, now: Session): boolean {
  if (now.status === 'signedOut') return true
  return before.status === 'signedIn' && now.status === 'signedIn' && before.user.id !== now.user.id
}
