import { RECORD_LIMITS, TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import type { BaseRow, ViewRow } from '../../db/tables'
import { drain } from '../engine/drain'
import { phone, server } from '../testing/each-test'
import { recomputedView, storedView } from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
import { pagesFor } from './bases'
import { addRow, editRow } from './commit'
import { removeRow } from './remove'
import { readStatus } from './status'

const nuts = { allergen: 'Peanuts', severity: 'Severe' }
const FULL = { ok: false, failure: { code: 'too_many', fields: {} } }
const outbox = () => phone.db.outbox.count()

/** Adds rows of other devices, as a pull brings them. */
async function fill(rows: number, allergen = 'Nuts'): Promise<string[]> {
  const entry = (value: string) => ({ value, version: 1, at: 1, client: 'other' })
  const record = {
    fields: { allergen: entry(allergen), severity: entry('Mild') },
    deletedAt: null,
    deletedVersion: 0,
    createdAt: 1,
    updatedAt: 1,
  }
  const ids = Array.from({ length: rows }, () => crypto.randomUUID())
  const view = { values: { allergen, severity: 'Mild' }, conflicts: {}, flags: [] }
  const place = { collection: 'allergies', createdAt: 1, updatedAt: 1 } as const
  const bases = ids.map((id): BaseRow => ({ ...place, id, version: 1, record }))
  await phone.db.basePages.bulkAdd(pagesFor(bases))
  await phone.db.view.bulkPut(ids.map((id): ViewRow => ({ ...place, id, ...view })))
  return ids
}

describe('a record with the maximum number of rows', () => {
  it('refuses another row immediately and queues nothing', async () => {
    await fill(RECORD_LIMITS.rows - 1)
    expect(await addRow('allergies', nuts, phone)).toMatchObject({ ok: true })
    expect(await addRow('allergies', nuts, phone)).toEqual(FULL)
    expect(await outbox()).toBe(1)
  })

  it('can be edited', async () => {
    const [id = ''] = await fill(RECORD_LIMITS.rows)
    expect(await editRow('allergies', id, { severity: 'Severe' }, phone)).toMatchObject({
      ok: true,
    })
  })

  it('takes a new row after a deletion, even before the server knows of it', async () => {
    const [id = ''] = await fill(RECORD_LIMITS.rows)
    expect(await addRow('allergies', nuts, phone)).toEqual(FULL)
    await removeRow('allergies', id, phone)
    expect(await addRow('allergies', nuts, phone)).toMatchObject({ ok: true })
    expect(await addRow('allergies', nuts, phone)).toEqual(FULL)
  })
})

it('refuses a new row and longer text in a record of the maximum size, but not shorter text', async () => {
  const text = 'x'.repeat(16_000)
  const [id = ''] = await fill(Math.floor(RECORD_LIMITS.bytes / 16_200), text)
  const long = { ...nuts, reaction: 'y'.repeat(400) }
  let kept = 0
  while (kept < 100 && (await addRow('allergies', long, phone)).ok) kept++
  expect(kept).toBeGreaterThan(0)
  expect(await addRow('allergies', long, phone)).toEqual(FULL)
  const shorter = await editRow('allergies', id, { allergen: 'Nuts' }, phone)
  expect(shorter).toMatchObject({ ok: true })
})

describe('a row that exceeds the limit of the server', () => {
  const refuseBeyond = (rows: number) => {
    server.veto = ({ id, kind }) =>
      kind === 'put' && server.living().length >= rows
        ? { id, status: 'rejected', code: 'too_many', fields: { '': `${TOO_MANY_MESSAGE}.` } }
        : undefined
  }

  it('is shown with its reason and loses nothing, and neither do the others', async () => {
    refuseBeyond(1)
    await addAllergy(phone)
    const id = await addAllergy(phone, 'Latex')
    await drain(phone.engine)
    const row = (await storedView(phone)).find(each => each.id === id)
    expect(row).toMatchObject({
      values: { allergen: 'Latex' },
      refusal: { code: 'too_many', fields: { '': `${TOO_MANY_MESSAGE}.` } },
    })
    expect(await readStatus(phone.db)).toMatchObject({ refused: 1, unsent: 0 })
    expect(server.living()).toHaveLength(1)
  })

  it('goes out unchanged if it is saved again when there is space', async () => {
    refuseBeyond(1)
    const first = await addAllergy(phone)
    const id = await addAllergy(phone, 'Latex')
    await drain(phone.engine)
    await removeRow('allergies', first, phone)
    await drain(phone.engine)
    expect(await editRow('allergies', id, {}, phone)).toMatchObject({ ok: true })
    await drain(phone.engine)
    expect(server.living().map(({ rowId }) => rowId)).toEqual([id])
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
  })
})
