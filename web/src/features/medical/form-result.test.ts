import { RECORD_LIMITS } from 'sync-protocol/sync'
import { afterEach, expect, it } from 'vitest'
import { dismissToast, useToast } from '../../stores/toast'
import { pagesFor } from '../../sync/record/bases'
import { phone } from '../../sync/testing/each-test'
import { addItem } from './list-actions'
import { listSpecs } from './list-specs'

afterEach(dismissToast)

it('a save to a full record fails before anything is stored or sent', async () => {
  // These rows together have the maximum size of a record.
  const ids = Array.from({ length: 250 }, () => crypto.randomUUID())
  const note = { value: 'x'.repeat(RECORD_LIMITS.bytes / 250), version: 1, at: 1, client: '' }
  const times = { createdAt: 1, updatedAt: 1 }
  const record = { fields: { note }, deletedAt: null, deletedVersion: 0, ...times }
  const place = { collection: 'contacts', ...times } as const
  const { db } = phone
  await db.basePages.bulkAdd(pagesFor(ids.map(id => ({ ...place, id, version: 1, record }))))
  await db.view.bulkPut(ids.map(id => ({ ...place, id, values: {}, conflicts: {}, flags: [] })))

  const added = await addItem(listSpecs().allergies, undefined, {
    allergen: 'Nuts',
    severity: 'Severe',
  })
  expect(added).toEqual({ ok: false, fields: {} })
  expect(useToast.getState().toast).toMatchObject({
    title: 'Not saved',
    description:
      'Your record is full. Delete entries that you no longer need, then save this again.',
    tone: 'danger',
  })
  expect(await db.outbox.count()).toBe(0)
})
