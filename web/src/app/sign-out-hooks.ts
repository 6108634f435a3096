import { databaseName } from '../db/database-name'
import { dropAllDrafts } from '../people/drafts'
import { endFirstRun } from '../people/first-run'
import { useProfiles } from '../people/profiles'
import { actorOfNote } from '../people/profiles-note'
import { recordOwnerOf, type Session, useSession } from '../people/session'
import { registerSessionHooks } from '../people/session-hooks'
import { clearStored, removeStored } from '../stores/browser-storage'
import { forgetHomeCountries } from '../stores/home-countries-note'
import { keys } from '../stores/key-value'
import { forgetPendingInvitation } from '../stores/pending-invitation'
import { BETA_KEYS, DONATION_KEYS, SHOP_KEYS } from '../stores/shop-keys'
import { ignoreStorageFault } from '../stores/storage-fault'
import { showToast } from '../stores/toast'
import { appTexts } from './texts'

const texts = appTexts.signIn

export function registerSignOutHooks(): () => void {
  const unregister = registerSessionHooks({
    async beforeSignOut() {
      const part = await import('../features/account/before-sign-out').catch(() => undefined)
      if (part) return part.beforeSignOut()
      showToast({
        tone: 'danger',
        title: texts.notSignedOut,
        description: texts.notSignedOutDetail,
      })
      return 'stay'
    },
  })
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (isSettled(session) && !isSettled(before.session))
      void lookForStrays().catch(ignoreStorageFault)
    if (!hasLeft(before.session, session)) return
    dropAllDrafts()
    endFirstRun()
    // The cart holds a name and an address. It stays for a person who signs in to order.
    const isErased = before.session.status === 'local' && session.status === 'signedOut'
    if (before.session.status !== 'signedIn' && !isErased) return
    removeStored('local', [...SHOP_KEYS, ...DONATION_KEYS, ...BETA_KEYS])
    // The secret of a payment that was not finished, and the hint of an owner's panel.
    clearStored('session')
    forgetHomeCountries()
    forgetPendingInvitation()
  })
  return () => {
    unregister()
    unsubscribe()
  }
}

/** Also true if another person signs in over an expired session, who must not see the drafts. */
function hasLeft(before: Session, now: Session): boolean {
  if (now.status === 'signedOut') return true
  const [owner, next] = [recordOwnerOf(before), recordOwnerOf(now)]
  return owner !== undefined && next !== undefined && owner.id !== next.id
}

/** A sign-out by choice does its own cleanup. */
const isSettled = (session: Session): boolean =>
  session.status === 'local' ||
  (session.status === 'signedIn' ? session.validity === 'confirmed' : isNobody(session))

const isNobody = (session: Session): boolean => session.status === 'signedOut' && !session.byChoice

async function lookForStrays(): Promise<void> {
  const { list } = useProfiles.getState()
  const here = [recordOwnerOf(useSession.getState().session), ...list]
  const known = here.map(each => each?.id)
  const databases = await databasesHere().catch(() => [])
  const notes = await keys().catch(() => [])
  const found = [...databases.map(({ name = '' }) => idInName(name)), ...notes.map(actorOfNote)]
  if (found.every(id => id === undefined || known.includes(id))) return
  const { handleOrphanDatabases } = await import('./orphans/handle-orphan-databases')
  await handleOrphanDatabases()
}

const idInName = (name: string): string | undefined =>
  name.startsWith(databaseName('')) ? name.slice(databaseName('').length) : undefined

/** Rejects in browsers that refuse all storage. Some of them throw synchronously. */
const databasesHere = async () => (await indexedDB.databases?.()) ?? []
