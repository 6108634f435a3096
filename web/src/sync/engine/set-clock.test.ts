/** A phone whose clock is set between two edits. The order of its changes never depends on the clock. */
import { describe, expect, it } from 'vitest'
import { editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { other, phone, server } from '../testing/each-test'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
import { drain } from './drain'

const DAY_MS = 24 * 3_600_000

async function drainBoth() {
  for (const each of [phone, other, phone]) {
    expect(await drain(each.engine)).toEqual({ state: 'done' })
  }
}

const allergensOn = async (device: typeof phone) =>
  (await valuesIn(device, 'allergies')).map(({ allergen }) => allergen)

describe.each([
  ['back by a day', -DAY_MS],
  ['back by a year', -365 * DAY_MS],
  ['forward by a year', 365 * DAY_MS],
])('if the clock is set %s', (_, byMs) => {
  it('the later of two unsent edits wins on every device, without a conflict', async () => {
    const id = await addAllergy(phone, 'Peanuts')
    phone.clock.ms += byMs
    await editRow('allergies', id, { allergen: 'Latex' }, phone)
    expect(await allergensOn(phone)).toEqual(['Latex'])
    await drainBoth()
    expect(await allergensOn(phone)).toEqual(['Latex'])
    expect(await allergensOn(other)).toEqual(['Latex'])
    const [row] = await storedView(other)
    expect(row?.conflicts).toEqual({})
  })

  it('and set right again, the last edit still wins', async () => {
    const id = await addAllergy(phone, 'Peanuts')
    await drainBoth()
    phone.clock.ms += byMs
    await editRow('allergies', id, { allergen: 'Latex' }, phone)
    phone.clock.ms -= byMs
    await editRow('allergies', id, { allergen: 'Wasps' }, phone)
    await drainBoth()
    phone.clock.ms += byMs
    await editRow('allergies', id, { allergen: 'Bees' }, phone)
    await drainBoth()
    for (const device of [phone, other]) {
      expect(await allergensOn(device)).toEqual(['Bees'])
      expect(await storedView(device)).toEqual(await recomputedView(device))
    }
  })

  it('a row that is removed afterwards is removed everywhere', async () => {
    const id = await addAllergy(phone)
    await drainBoth()
    phone.clock.ms += byMs
    await editRow('allergies', id, { allergen: 'Latex' }, phone)
    phone.clock.ms -= 2 * byMs
    await removeRow('allergies', id, phone)
    await drainBoth()
    expect(await allergensOn(phone)).toEqual([])
    expect(await allergensOn(other)).toEqual([])
  })

  it('an edit that another device has not seen is kept next to its own', async () => {
    const id = await addAllergy(phone, 'Peanuts')
    await drainBoth()
    await editRow('allergies', id, { allergen: 'Latex' }, other)
    phone.clock.ms += byMs
    await editRow('allergies', id, { allergen: 'Wasps' }, phone)
    await drain(other.engine)
    await drainBoth()
    for (const device of [phone, other]) {
      const [row] = await storedView(device)
      const kept = row?.conflicts.allergen?.map(({ value }) => value) ?? []
      expect([row?.values.allergen, ...kept].sort()).toEqual(['Latex', 'Wasps'])
    }
    expect(server.living()).toHaveLength(1)
  })
})
