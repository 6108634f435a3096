import { removeStored } from '../stores/browser-storage'
import { dropAllDrafts } from '../stores/drafts'
import { endFirstRun } from '../stores/first-run'
import { forgetHomeCountries } from '../stores/home-country'
import { recordOwnerOf, type Session, useSession } from '../stores/session'
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
    endFirstRun()
    // The cart holds a name and an address. It goes on with who signs in to order.
    const isErased = before.session.status === 'local' && session.status === 'signedOut'
    if (before.session.status !== 'signedIn' && !isErased) return
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
  const [owner, next] = [recordOwnerOf(before), recordOwnerOf(now)]
  return owner !== undefined && next !== undefined && owner.id !== next.id
}
