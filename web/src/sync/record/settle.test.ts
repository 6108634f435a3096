import { expect, it } from 'vitest'
import { drain } from '../engine/drain'
import { other, phone } from '../testing/each-test'
import { storedView, valuesIn } from '../testing/test-device'
import { addAllergy, type Phone } from '../testing/test-engine'
import { addDnr } from '../testing/test-files'
import { addRow, editRow } from './commit'
import { removeRow } from './remove'
import { conflictsOf, keepRevived, settleConflict } from './settle'
import { readStatus } from './status'

/** Both phones get the same rows, then each writes without seeing the other. `other` writes later. */
async function writeOnBoth(
  shared: () => Promise<unknown>,
  write: (device: Phone) => Promise<unknown>,
): Promise<void> {
  await shared()
  await drain(phone.engine)
  await drain(other.engine)
  await write(phone)
  other.clock.ms = phone.clock.ms + 1_000
  await write(other)
  await drain(phone.engine)
  await drain(other.engine)
  await drain(phone.engine)
}

const conflicts = async (device: Phone) => (await storedView(device)).flatMap(conflictsOf)

it('shows both values until one is chosen, and then only this one everywhere', async () => {
  let id = ''
  await writeOnBoth(
    async () => {
      id = await addAllergy(phone)
    },
    device =>
      editRow('allergies', id, { severity: device === phone ? 'Mild' : 'Moderate' }, device),
  )
  const [conflict] = await conflicts(phone)
  expect(conflict).toMatchObject({
    collection: 'allergies',
    id,
    current: { severity: 'Moderate' },
    others: [{ fields: { severity: 'Mild' } }],
  })
  expect(await readStatus(phone.db)).toMatchObject({ conflicts: 1 })

  if (conflict?.others[0]) await settleConflict(conflict, conflict.others[0].fields, phone)
  expect(await conflicts(phone)).toEqual([])
  await drain(phone.engine)
  await drain(other.engine)
  expect(await conflicts(other)).toEqual([])
  expect(await valuesIn(other, 'allergies')).toEqual([{ allergen: 'Peanuts', severity: 'Mild' }])
})

it('settles a conflict by confirming the winner', async () => {
  let id = ''
  await writeOnBoth(
    async () => {
      id = await addAllergy(phone)
    },
    device =>
      editRow('allergies', id, { severity: device === phone ? 'Mild' : 'Moderate' }, device),
  )
  const [conflict] = await conflicts(other)
  if (conflict) await settleConflict(conflict, conflict.current, other)
  await drain(other.engine)
  await drain(phone.engine)
  expect(await conflicts(phone)).toEqual([])
  expect((await valuesIn(phone, 'allergies'))[0]?.severity).toBe('Moderate')
})

it.each(['None', 'Unknown'] as const)(
  'leaves no document after a DNR was settled as %s, even if the other value had one',
  async dnrStatus => {
    await writeOnBoth(
      () => addDnr(phone),
      // Only the status is written. The winning order goes with it, because both are in one group.
      device => addRow('profile', { dnrStatus: device === phone ? dnrStatus : 'POLST' }, device),
    )
    const [conflict] = await conflicts(phone)
    const [lost] = conflict?.others ?? []
    expect(lost?.fields).toEqual({ dnrStatus, dnrDocumentUrl: '', dnrDocumentName: '' })
    if (conflict && lost) await settleConflict(conflict, lost.fields, phone)
    await drain(phone.engine)
    await drain(other.engine)
    expect(await valuesIn(other, 'profile')).toEqual([
      { dnrStatus, dnrDocumentUrl: '', dnrDocumentName: '' },
    ])
  },
)

it('treats a group as one conflict with whole sets', async () => {
  await writeOnBoth(
    () => addRow('profile', { city: 'Lyon', zipCode: '69001', state: 'Rhône' }, phone),
    device =>
      addRow(
        'profile',
        device === phone
          ? { city: 'Paris', zipCode: '75001' }
          : { city: 'Lille', zipCode: '59000' },
        device,
      ),
  )
  const [conflict, ...more] = await conflicts(phone)
  expect(more).toEqual([])
  expect(conflict?.current).toEqual({
    streetAddress: '',
    city: 'Lille',
    state: 'Rhône',
    zipCode: '59000',
  })
  expect(conflict?.others.map(other => other.fields)).toEqual([
    { streetAddress: '', city: 'Paris', state: 'Rhône', zipCode: '75001' },
  ])
})

it('keeps a revived row when the person says so', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await removeRow('allergies', id, phone)
  await editRow('allergies', id, { reaction: 'Hives' }, other)
  await drain(phone.engine)
  await drain(other.engine)
  expect((await storedView(other))[0]?.flags).toEqual(['revived'])

  await keepRevived('allergies', id, other)
  await drain(other.engine)
  await drain(phone.engine)
  for (const device of [phone, other]) {
    expect((await storedView(device))[0]).toMatchObject({
      values: { allergen: 'Peanuts', severity: 'Severe', reaction: 'Hives' },
      flags: [],
    })
  }
})

it('keeps the conflicts of a revived row open', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await editRow('allergies', id, { allergen: 'Almonds' }, phone)
  await removeRow('allergies', id, phone)
  await editRow('allergies', id, { allergen: 'Cashews' }, other)
  await drain(phone.engine)
  await drain(other.engine)
  const [before] = await storedView(other)
  expect(before?.flags.toSorted()).toEqual(['conflict', 'revived'])

  await keepRevived('allergies', id, other)
  await drain(other.engine)
  const [after] = await storedView(other)
  expect(after?.flags).toEqual(['conflict'])
  expect(after?.conflicts).toEqual(before?.conflicts)
})
