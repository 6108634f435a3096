import { databaseName } from '../db/database-name'
import { ignoreStorageFault } from '../db/storage-fault'
import { removeStored } from '../stores/browser-storage'
import { dropAllDrafts } from '../stores/drafts'
import { endFirstRun } from '../stores/first-run'
import { forgetHomeCountries } from '../stores/home-countries-note'
import { useProfiles } from '../stores/profiles'
import { recordOwnerOf, type Session, useSession } from '../stores/session'
import { registerSessionHooks } from '../stores/session-hooks'
import { BETA_KEYS, SHOP_KEYS } from '../stores/shop-keys'
import { showToast } from '../stores/toast'

/** What leaving asks before and clears after, wherever and in whichever tab it was pressed. */
export function registerSignOutHooks(): () => void {
  const unregister = registerSessionHooks({
    async beforeSignOut() {
      const part = await import('../features/account/before-sign-out').catch(() => undefined)
      if (part) return part.beforeSignOut()
      showToast({ tone: 'danger', title: 'Not logged out', description: 'Connect and try again.' })
      return 'stay'
    },
  })
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (isSettled(session) && !isSettled(before.session))
      void lookForStrays().catch(ignoreStorageFault)
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

/** It is known for sure who is here. Who has just signed out is seen to by the sign-out itself. */
const isSettled = (session: Session): boolean =>
  session.status === 'local' ||
  (session.status === 'signedIn' ? session.validity === 'confirmed' : isNobody(session))

const isNobody = (session: Session): boolean => session.status === 'signedOut' && !session.byChoice

/** Records of people who are not here (strays/attend-to-strays.ts). Most phones have none, and load nothing. */
async function lookForStrays(): Promise<void> {
  const { list } = useProfiles.getState()
  const here = [recordOwnerOf(useSession.getState().session), ...list]
  const known = here.map(each => databaseName(each?.id ?? ''))
  const all = await databasesHere().catch(() => [])
  const isStray = (name = '') => name.startsWith(databaseName('')) && !known.includes(name)
  if (!all.some(({ name }) => isStray(name))) return
  const { attendToStrays } = await import('./strays/attend-to-strays')
  await attendToStrays()
}

/** Fails where the browser refuses to store anything, which some do before there is a promise. */
const databasesHere = async () => (await indexedDB.databases?.()) ?? []
