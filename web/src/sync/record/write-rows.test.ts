import { expect, it } from 'vitest'
import { drain } from '../engine/drain'
import { other, phone, server } from '../testing/each-test'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
import { addRow, editRow } from './commit'
import { type RowWrite, writeRows } from './write-rows'

const WARFARIN: RowWrite = { collection: 'medications', fields: { name: 'Warfarin' } }

async function write(...writes: RowWrite[]) {
  const written = await writeRows(() => ({ writes }), phone)
  if (!written.ok) throw new Error(written.failure.code)
  return written.value.undo
}
const names = async () =>
  (await phone.db.view.toArray()).map(({ values }) => values.name ?? values.allergen).toSorted()

it('writes new rows and changes of existing ones as one step, and sends them', async () => {
  const id = await addAllergy(phone, 'Latex')
  await write(
    WARFARIN,
    { collection: 'allergies', id, fields: { reaction: 'Rash' } },
    { collection: 'profile', fields: { heightCm: 170 } },
  )
  await drain(phone.engine)
  await drain(other.engine)
  expect((await valuesIn(other, 'medications')).map(({ name }) => name)).toEqual(['Warfarin'])
  expect(await valuesIn(other, 'allergies')).toMatchObject([{ reaction: 'Rash' }])
  expect(await valuesIn(other, 'profile')).toMatchObject([{ heightCm: 170 }])
})

it('writes nothing if one row cannot be written', async () => {
  const id = await addAllergy(phone, 'Latex')
  const wrong: RowWrite = { collection: 'allergies', id, fields: { severity: '' } }
  const values = { allergen: 'Latex', severity: '' }
  expect(await writeRows(() => ({ writes: [WARFARIN, wrong] }), phone)).toEqual({
    ok: false,
    failure: { write: wrong, values, code: 'invalid' },
  })
  expect(await names()).toEqual(['Latex'])
})

it('writes nothing if the phone dies in the middle', async () => {
  phone.disk.writesLeft = 3
  await expect(write(WARFARIN, WARFARIN, WARFARIN)).rejects.toThrow('killed')
  phone.disk.writesLeft = Number.POSITIVE_INFINITY
  expect(await names()).toEqual([])
  expect(await phone.db.outbox.count()).toBe(0)
})

it('writes once, with an undo, if the connection is lost after the rows were stored', async () => {
  const { transaction } = phone.db
  const losesConnection = async (...asked: unknown[]) => {
    Object.assign(phone.db, { transaction })
    await Reflect.apply(transaction, phone.db, asked)
    throw new DOMException('Connection lost', 'UnknownError')
  }
  Object.assign(phone.db, { transaction: losesConnection })
  const undo = await write(WARFARIN, WARFARIN)
  expect(await names()).toEqual(['Warfarin', 'Warfarin'])
  await undo()
  expect(await names()).toEqual([])
})

it('passes the rows of this moment to the plan, not those of an earlier one', async () => {
  const seen: number[] = []
  const plan = (rows: readonly unknown[]) => {
    seen.push(rows.length)
    return { writes: rows.length === 0 ? [WARFARIN] : [] }
  }
  await Promise.all([writeRows(plan, phone), writeRows(plan, phone)])
  expect(seen).toEqual([0, 1])
})

it.each([false, true])('takes everything back with one undo, sent or not (%s)', async isSent => {
  const id = await addAllergy(phone, 'Latex')
  await addRow('profile', { fullName: 'Zoë Đặng', weightKg: 60 }, phone)
  const before = await valuesIn(phone, 'allergies')
  const undo = await write(
    WARFARIN,
    { collection: 'allergies', id, fields: { allergen: 'Natural latex', reaction: 'Rash' } },
    { collection: 'profile', fields: { weightKg: 61, heightCm: 170, city: 'Huế' } },
  )
  if (isSent) await drain(phone.engine)
  await undo?.()
  await drain(phone.engine)
  await drain(other.engine)
  expect(await names()).toEqual(['Latex', undefined].toSorted())
  expect(await valuesIn(other, 'allergies')).toMatchObject(before)
  const [profile] = await valuesIn(other, 'profile')
  expect(profile).toMatchObject({ fullName: 'Zoë Đặng', weightKg: 60 })
  expect([profile?.heightCm ?? null, profile?.city ?? '']).toEqual([null, ''])
  expect(await storedView(phone)).toEqual(await recomputedView(phone))
  expect(
    server
      .living()
      .map(({ collection }) => collection)
      .sort(),
  ).toEqual(['allergies', 'profile'])
})

it('restores by an undo the codes that a new name had cleared', async () => {
  const coding = JSON.stringify({ of: 'Latex', coding: [{ system: 'urn:x', code: '1' }] })
  const fields = { allergen: 'Latex', severity: 'Severe', coding }
  await write({ collection: 'allergies', fields })
  const [row] = await phone.db.view.toArray()
  const undo = await write({ collection: 'allergies', id: row?.id, fields: { allergen: 'Nickel' } })
  expect(await valuesIn(phone, 'allergies')).toMatchObject([{ allergen: 'Nickel', coding: '' }])
  await undo?.()
  expect(await valuesIn(phone, 'allergies')).toMatchObject([fields])
})

it('leaves later changes in an undo', async () => {
  const id = await addAllergy(phone, 'Latex')
  const undo = await write({ collection: 'allergies', id, fields: { reaction: 'Rash' } })
  await editRow('allergies', id, { reaction: 'Shock' }, phone)
  await undo?.()
  expect(await valuesIn(phone, 'allergies')).toMatchObject([{ reaction: 'Shock' }])
})

it('clears the codes of an entry with a new name, unless the name brings its own codes', async () => {
  const coding = JSON.stringify({ of: 'Latex', coding: [{ system: 'urn:x', code: '1' }] })
  const fields = { allergen: 'Latex', severity: 'Severe', coding }
  await write({ collection: 'allergies', fields })
  const [row] = await phone.db.view.toArray()
  await editRow('allergies', row?.id ?? '', { severity: 'Mild' }, phone)
  expect(await valuesIn(phone, 'allergies')).toMatchObject([{ coding }])
  await editRow('allergies', row?.id ?? '', { allergen: 'Nickel' }, phone)
  expect(await valuesIn(phone, 'allergies')).toMatchObject([{ allergen: 'Nickel', coding: '' }])
})
