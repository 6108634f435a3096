import Dexie from 'dexie'
import { withDatabase } from '../../db/storage'
import { storageFaultOf } from '../../db/storage-fault'
import { fail, ok, type Result } from '../../http/result'
import { showToast } from '../../stores/toast'
import type { Device } from './device'
import { SAVE_FAILURE_WORDS, type SaveFailure } from './saved'
import { viewTables } from './view'

/**
 * Every write that a person makes goes through here: it is on the disk when this answers, or nothing of it
 * is and the person is told. Callers say the rest: what is wrong with a form, and that it worked.
 */
export async function write<T>(
  { db }: Pick<Device, 'db'>,
  work: () => PromiseLike<T>,
): Promise<Result<T, SaveFailure>> {
  // A failure ends the transaction around it, and is answered there.
  if (Dexie.currentTransaction) return ok(await work())
  try {
    return ok(await withDatabase(db, work))
  } catch (error) {
    const fault = storageFaultOf(error)
    if (!fault) throw error
    console.error(error)
    const code = fault === 'full' ? 'no_space' : 'not_kept'
    const failure: SaveFailure = { code: db.hasBeenClosed() ? 'closed' : code, fields: {} }
    tellNotSaved(failure)
    return fail(failure)
  }
}

/** Says it in a toast. What is wrong with a form belongs to its fields. */
export function tellNotSaved({ code }: SaveFailure): void {
  if (code === 'invalid') return
  showToast({ tone: 'danger', title: 'Not saved', description: SAVE_FAILURE_WORDS[code] })
}

/** Changes what the person sees, in one transaction, and has it sent. */
export async function change<T>(
  { db, wake }: Device,
  work: () => Promise<T>,
): Promise<Result<T, SaveFailure>> {
  const changed = await write({ db }, () => db.transaction('rw', viewTables(db), work))
  if (changed.ok) wake()
  return changed
}
