import Dexie from 'dexie'
import { withDatabase } from '../../db/storage'
import { fail, ok, type Result } from '../../http/result'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import type { Device } from './device'
import { type SaveFailure, saveFailureWords } from './saved'
import { syncTexts } from './texts'
import { viewTables } from './view'

/**
 * All writes of a person pass through here. When this returns, either everything is stored, or nothing is and
 * a toast says so.
 */
export async function write<T>(
  { db }: Pick<Device, 'db'>,
  work: () => PromiseLike<T>,
): Promise<Result<T, SaveFailure>> {
  // A failure ends the outer transaction, and its own caller reports it.
  if (Dexie.currentTransaction) return ok(await work())
  try {
    return ok(await withDatabase(db, work))
  } catch (error) {
    const fault = storageFaultOf(error)
    if (!fault) throw error
    console.error(error)
    const code = fault === 'full' ? 'no_space' : 'not_kept'
    const failure: SaveFailure = { code: db.hasBeenClosed() ? 'closed' : code, fields: {} }
    showNotSaved(failure)
    return fail(failure)
  }
}

export function showNotSaved({ code }: SaveFailure): void {
  if (code === 'invalid') return
  showToast({ tone: 'danger', title: syncTexts.notSaved, description: saveFailureWords(code) })
}

export async function change<T>(
  { db, wake }: Device,
  work: () => Promise<T>,
): Promise<Result<T, SaveFailure>> {
  const changed = await write({ db }, () => db.transaction('rw', viewTables(db), work))
  if (changed.ok) wake()
  return changed
}
