import { expect, it } from 'vitest'
import { hasDatabase, openDatabase } from '../../db/database'
import { fail } from '../../http/result'
import { drain } from '../engine/drain'
import { editRow } from '../record/commit'
import { other, phone } from '../testing/each-test'
import { addAllergy, lost } from '../testing/test-engine'
import { closeProfile } from './close-profile'
import { readUnsentCopies } from './unsent-copies'

it('keeps unsent changes apart, even a value that a later one hides', async () => {
  const id = await addAllergy(other)
  await drain(other.engine)
  const db = openDatabase(phone.db.userId)
  const engine = { ...phone.engine, db }
  await drain(engine)
  other.clock.ms += 60_000
  await editRow('allergies', id, { reaction: 'Hives' }, other)
  await drain(other.engine)
  phone.fault = async (call, name) => {
    if (name === 'push') return fail(lost)
    const answer = await call()
    await editRow('allergies', id, { reaction: 'Swelling' }, { ...phone, db })
    return answer
  }
  await drain(engine)
  expect((await db.view.toArray())[0]?.values.reaction).toBe('Hives')

  await closeProfile('ana', db.userId)
  expect(await hasDatabase(db.userId)).toBe(false)
  expect(await readUnsentCopies('ana')).toMatchObject([
    { id: db.userId, entries: [{ values: { allergen: 'Peanuts', reaction: 'Swelling' } }] },
  ])
})
