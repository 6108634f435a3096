/**
 * Removes records of absent people, so that the next person starts clean. If such a record has unsent
 * changes, the new person is asked first, and may sign out so that its owner can sign in.
 */

import {
  findOrphanDatabases,
  type OrphanDatabase,
  removeOrphanDatabases,
} from '../../db/orphan-databases'
import { signOut } from '../../people/account-session'
import { readSession } from '../../people/session'
import { ask, confirm } from '../../stores/confirm'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { webLock } from '../../sync/runtime/lock'
import { orphansTexts as texts } from './texts'

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

async function askNewcomer(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const answer = await ask({
    title: texts.question({ count: unsent }),
    body: texts.questionBody,
    choices: [
      { id: 'later', label: texts.later },
      { id: 'out', label: texts.signOut },
      { id: 'remove', label: texts.removeCount({ count: unsent }), tone: 'danger' },
    ],
  })
  if (answer === 'out') await signOut()
  if (answer === 'remove') await removeAndSay(orphans)
}

function sayThatKept(orphans: readonly OrphanDatabase[], unsent: number): void {
  showToast({
    tone: 'warn',
    title: texts.kept({ count: unsent }),
    description: texts.keptDetail,
    durationMs: 20_000,
    action: { label: texts.remove, onSelect: () => void confirmAndRemove(orphans, unsent) },
  })
}

async function confirmAndRemove(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const isMeant = await confirm({
    title: texts.removeQuestion({ count: unsent }),
    body: texts.removeBody,
    confirmLabel: texts.remove,
  })
  if (isMeant) await removeAndSay(orphans)
}

async function removeAndSay(orphans: readonly OrphanDatabase[]): Promise<void> {
  try {
    await removeOrphanDatabases(orphans)
    showToast({ title: texts.removed, description: texts.removedDetail })
  } catch (error) {
    if (!storageFaultOf(error)) throw error
    console.error(error)
    showToast({
      tone: 'danger',
      title: texts.notRemoved,
      description: texts.notRemovedDetail,
    })
  }
}
