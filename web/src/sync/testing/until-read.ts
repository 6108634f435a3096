import { requireDevice } from '../record/device'

/** Waits until the reads of the open record that have begun are done, because a write waits for them. */
export async function untilRead(): Promise<void> {
  const { db } = requireDevice()
  // A query may begin only after the database has opened.
  for (const _ of ['opening', 'reading']) {
    await db.transaction('rw', db.tables, () => db.readMeta())
  }
}
