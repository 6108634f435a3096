/**
 * Removes records of absent people, so that the next person starts clean. If such a record has unsent
 * changes, the new person is asked first, and may sign out so that its owner can sign in.
 */

import {
  findOrphanDatabases,
  type OrphanDatabase,
  removeOrphanDatabases,
} from '../../db/orphan-databases'
import { signOut } from '../../session/session'
import { ask, confirm } from '../../stores/confirm'
import { readSession } from '../../stores/session'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { webLock } from '../../sync/runtime/lock'

/** Runs in one tab at a time, so that no tab asks about a removed record. */
export const handleOrphanDatabases = (): Promise<void> => webLock('orphans', attend)

async function attend(): Promise<void> {
  const orphans = await findOrphanDatabases()
  const unsent = orphans.reduce((sum, each) => sum + each.unsent, 0)
  // The records of a family stay together, because one may refer to another.
  if (unsent === 0) await removeOrphanDatabases(orphans)
  else if (readSession().status === 'signedIn') await askNewcomer(orphans, unsent)
  else sayThatKept(orphans, unsent)
}

const changesWords = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

async function askNewcomer(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const answer = await ask({
    title: `${changesWords(unsent)} of somebody else not sent`,
    body: 'It was written in the account that was here before, and is only on this phone. If that person is at hand, sign out and let them sign in first. Once removed, nobody can bring it back.',
    choices: [
      { id: 'later', label: 'Ask me later' },
      { id: 'out', label: 'Sign out' },
      { id: 'remove', label: `Remove ${changesWords(unsent)}`, tone: 'danger' },
    ],
  })
  if (answer === 'out') await signOut()
  if (answer === 'remove') await removeAndSay(orphans)
}

function sayThatKept(orphans: readonly OrphanDatabase[], unsent: number): void {
  showToast({
    tone: 'warn',
    title: `${changesWords(unsent)} kept on this phone`,
    description: 'Unsent, of somebody who signed out.',
    durationMs: 20_000,
    action: { label: 'Remove', onSelect: () => void confirmAndRemove(orphans, unsent) },
  })
}

async function confirmAndRemove(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const isMeant = await confirm({
    title: `Remove ${changesWords(unsent)}?`,
    body: 'It is only on this phone. Once removed, nobody can bring it back, not even its owner.',
    confirmLabel: 'Remove',
  })
  if (isMeant) await removeAndSay(orphans)
}

async function removeAndSay(orphans: readonly OrphanDatabase[]): Promise<void> {
  try {
    await removeOrphanDatabases(orphans)
    showToast({ title: 'Removed', description: 'Nothing of it is left on this phone.' })
  } catch (error) {
    if (!storageFaultOf(error)) throw error
    console.error(error)
    showToast({
      tone: 'danger',
      title: 'Not removed',
      description: 'This device’s storage did not answer. Reload the page, and try again.',
    })
  }
}
