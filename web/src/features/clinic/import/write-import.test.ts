import { type IpsSummary, planImport, readIps } from 'sync-protocol/ips'
import { beforeEach, expect, it, vi } from 'vitest'
import { useToast } from '../../../stores/toast'
import { addRow, editRow } from '../../../sync/record/commit'
import { medicalRecordFrom } from '../../../sync/record/rows'
import {
  otherTab,
  recomputedView,
  storedView,
  type TestDevice,
  testDevice,
  valuesIn,
} from '../../../sync/testing/test-device'
import { type ChosenItem, writeImport } from './write-import'

const TODAY = '2026-11-23'
const medicine = (text: string, dose: string) => ({
  resourceType: 'MedicationStatement',
  status: 'active',
  subject: { reference: 'Patient/p' },
  medicationCodeableConcept: { text },
  dosage: [{ text: dose }],
})

function summaryOf(...resources: object[]): IpsSummary {
  const all = [
    { resourceType: 'Composition', subject: { reference: 'Patient/p' } },
    { resourceType: 'Patient', id: 'p', name: [{ text: 'Zoë Đặng' }] },
    ...resources,
  ]
  const entry = all.map(resource => ({ resource }))
  const read = readIps(JSON.stringify({ resourceType: 'Bundle', type: 'document', entry }), {
    today: TODAY,
  })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}
const file = summaryOf(
  medicine('Metformin', '1000 mg'),
  medicine('Ramipril', '5 mg'),
  medicine('Warfarin', '5 mg'),
)

let phone: TestDevice
beforeEach(async () => {
  phone = await phoneWithRecord()
})

async function phoneWithRecord() {
  const device = testDevice(crypto.randomUUID())
  await addRow('profile', { fullName: 'Zoë Đặng' }, device)
  await addRow('medications', { name: 'Metformin', dosage: '850 mg' }, device)
  return device
}

/** Chooses every entry that the record does not have. */
async function choose(device = phone, isBoth = false): Promise<ChosenItem[]> {
  const { items } = planImport(file, medicalRecordFrom(await storedView(device), 0), TODAY)
  return items.filter(({ kind }) => kind !== 'same').map(item => ({ item, isBoth }))
}
const doses = async (device = phone) =>
  (await valuesIn(device, 'medications')).map(({ name, dosage }) => `${name} ${dosage}`).sort()
const IMPORTED = ['Metformin 1000 mg', 'Ramipril 5 mg', 'Warfarin 5 mg']

it('adds nothing if the device runs out of space, and all of it afterwards', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [chosen, before] = [await choose(), await storedView(phone)]
  for (let writes = 0; writes < 6; writes++) {
    phone.disk.writesLeft = writes
    phone.disk.error = new DOMException('The disk is full', 'QuotaExceededError')
    expect(await writeImport(file, chosen, TODAY, phone)).toMatchObject({
      ok: false,
      failure: { code: 'no_space' },
    })
    expect(useToast.getState().toast).toMatchObject({ title: 'Not saved' })
    phone.disk.writesLeft = Number.POSITIVE_INFINITY
    expect(await storedView(phone)).toEqual(before)
    expect(await recomputedView(phone)).toEqual(before)
  }
  expect(await writeImport(file, chosen, TODAY, phone)).toMatchObject({ value: { count: 3 } })
  expect(await doses()).toEqual(IMPORTED)
})

it.each([false, true])(
  'adds each entry once if two tabs import the file at the same time (keep both: %s)',
  async isBoth => {
    const tab = otherTab(phone)
    const chosen = await choose(phone, isBoth)
    const both = await Promise.all([
      writeImport(file, chosen, TODAY, phone),
      writeImport(file, chosen, TODAY, tab),
    ])
    expect(both.map(each => each.ok && each.value.count)).toEqual([3, 0])
    expect(await doses()).toEqual(isBoth ? [...IMPORTED, 'Metformin 850 mg'].sort() : IMPORTED)
    expect(await recomputedView(phone)).toEqual(await storedView(phone))
  },
)

it('adds each entry once if the import is repeated after the tab was killed at any write', async () => {
  let kills = 0
  for (let isDone = false; !isDone; kills++) {
    const device = await phoneWithRecord()
    const [chosen, before] = [await choose(device), await storedView(device)]
    device.disk.writesLeft = kills
    isDone = await writeImport(file, chosen, TODAY, device).then(
      () => true,
      () => false,
    )
    device.disk.writesLeft = Number.POSITIVE_INFINITY
    expect(await doses(device)).toEqual(isDone ? IMPORTED : ['Metformin 850 mg'])
    if (!isDone) expect(await storedView(device)).toEqual(before)
    await writeImport(file, chosen, TODAY, device)
    await writeImport(file, await choose(device), TODAY, device)
    expect(await doses(device)).toEqual(IMPORTED)
    expect(await recomputedView(device)).toEqual(await storedView(device))
  }
  expect(kills).toBeGreaterThan(5)
})

it('writes nothing if an entry of the record has changed since the choice', async () => {
  const chosen = await choose()
  const [row] = (await storedView(phone)).filter(({ collection }) => collection === 'medications')
  await editRow('medications', row?.id ?? '', { dosage: '500 mg' }, phone)
  expect(await writeImport(file, chosen, TODAY, phone)).toEqual({
    ok: false,
    failure: { code: 'outdated' },
  })
  expect(await doses()).toEqual(['Metformin 500 mg'])
})
