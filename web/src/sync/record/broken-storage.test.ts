import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Broken, installStorageFaults } from '../../../dev/test/broken-storage'
import { wipeDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import { useToast } from '../../stores/toast'
import { keepFile } from '../files/files'
import { addRow, editRow, putRow, setListState } from './commit'
import { closeDevice, type Device, openDevice } from './device'
import { mergeRows } from './merge-rows'
import { removeRow } from './remove'
import { discardRefused, keepRevived } from './settle'
import { writeRows } from './write-rows'

const NUTS = { allergen: 'Nuts', severity: 'Severe' }
let device: Device
let id: string
const faults = installStorageFaults()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  device = openDevice(crypto.randomUUID())
  const saved = await addRow('allergies', NUTS)
  id = saved.ok ? saved.value.id : ''
  useToast.setState({ toast: null })
})
afterEach(async () => {
  faults.repair()
  closeDevice()
  await wipeDatabase(device.db.userId)
})

const write = {
  collection: 'medications',
  fields: { name: 'Warfarin', dosage: '5 mg', frequency: 'Daily' },
} as const
const pdf = () => new TextEncoder().encode('%PDF-1.7 x').buffer
const WRITES: Record<string, () => Promise<unknown>> = {
  addRow: () => addRow('allergies', { allergen: 'Latex', severity: 'Mild' }),
  'addRow of the profile': () => addRow('profile', { fullName: 'Ada' }),
  editRow: () => editRow('allergies', id, { reaction: 'Rash' }),
  putRow: () => putRow('allergies', crypto.randomUUID(), NUTS),
  setListState: () => setListState('medications', 'noneKnown'),
  removeRow: () => removeRow('allergies', id),
  writeRows: () => writeRows(() => ({ writes: [write] })),
  mergeRows: () =>
    mergeRows(
      [{ collection: 'medications', id: crypto.randomUUID(), values: write.fields, others: [] }],
      new Map(),
    ),
  keepFile: () => keepFile(pdf()),
  discardRefused: () => discardRefused('allergies', id),
  keepRevived: () => keepRevived('allergies', id),
}
const ERRORS = [
  'UnknownError',
  'InvalidStateError',
  'AbortError',
  'QuotaExceededError',
  'NotFoundError',
  'VersionError',
  'TransactionInactiveError',
  'DataError',
  'TimeoutError',
  'NotReadableError',
]
const PLACES = ['open', 'begin', 'request', 'commit'] as const
const NOT_SAVED = { title: 'Not saved', tone: 'danger' }

const contentOf = ({ db }: Device) =>
  withDatabase(db, () => Promise.all([db.view, db.outbox, db.files].map(table => table.toArray())))

describe.each(Object.entries(WRITES))('%s', (name, press) => {
  // One write meets every error at every step, and the others meet one error at every step.
  const errors = name === 'addRow' ? ERRORS : ['UnknownError']
  const cases = PLACES.flatMap(place => errors.map((error): Broken => ({ error, place })))

  it.each(cases)('reports that nothing was saved, and works the next time: %o', async fault => {
    const before = await contentOf(device)
    if (fault.place === 'open') device.db.close({ disableAutoOpen: false })
    faults.break(fault)
    const answer = await press()
    const changesNothing = name === 'discardRefused' || name === 'keepRevived'
    const isRead = fault.place === 'commit' && changesNothing
    faults.repair()
    if (isRead) return
    expect(answer).not.toMatchObject({ ok: true })
    expect(useToast.getState().toast).toMatchObject(NOT_SAVED)
    expect(await contentOf(device)).toEqual(before)
    useToast.setState({ toast: null })
    const again = await press()
    if (name !== 'removeRow' && !changesNothing) expect(again).toMatchObject({ ok: true })
    expect(useToast.getState().toast).toBeNull()
  })

  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
    'works immediately if only the connection was lost (%s)',
    async error => {
      faults.break({ error, place: 'begin', isOldOnly: true })
      const answer = await press()
      if (name === 'removeRow') expect(answer).toBeTypeOf('function')
      expect(answer).not.toMatchObject({ ok: false })
      expect(useToast.getState().toast).toBeNull()
    },
  )
})

it('refuses a write to a record that was removed in another tab, and says so', async () => {
  await wipeDatabase(device.db.userId)
  expect(await addRow('allergies', NUTS)).toEqual({
    ok: false,
    failure: { code: 'closed', fields: {} },
  })
  expect(useToast.getState().toast?.description).toContain('closed in another tab')
})
