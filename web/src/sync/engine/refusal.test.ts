import { mutationHash, PROTOCOL_VERSION, PROTOCOLS_READ } from 'sync-protocol/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../db/tables'
import { fail } from '../../http/result'
import { addRow, editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { discardRefused } from '../record/settle'
import { readStatus } from '../record/status'
import { other, phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { storedView, valuesIn } from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
import { drain } from './drain'

const nuts = { allergen: 'Peanuts', severity: 'Severe' }
const outbox = () => phone.db.outbox.toArray()
/** An invented release that no longer reads the protocol of this one. */
const NEXT_RELEASE = { oldest: PROTOCOL_VERSION + 1, newest: PROTOCOL_VERSION + 1 }

describe('when sending waits for the person', () => {
  it.each([
    [
      'signed_out',
      () => {
        server.session = null
      },
    ],
    [
      'wrong_user',
      () => {
        server.session = crypto.randomUUID()
      },
    ],
    [
      'upgrade_required',
      () => {
        server.protocolsRead = NEXT_RELEASE
      },
    ],
  ])('%s pauses the queue, allows edits, and lets it resume', async (reason, arrange) => {
    await addAllergy(phone)
    arrange()
    expect(await drain(phone.engine)).toEqual({ state: 'paused', reason })
    await addAllergy(phone, 'Latex')
    expect(await valuesIn(phone, 'allergies')).toHaveLength(2)

    const asked = phone.calls.length
    expect(await drain(phone.engine)).toEqual({ state: 'paused', reason })
    expect(phone.calls).toHaveLength(asked)
    expect(await readStatus(phone.db)).toMatchObject({ state: reason, unsent: 2 })

    server.session = phone.db.userId
    server.protocolsRead = PROTOCOLS_READ
    expect(await drain(phone.engine, { resume: true })).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(2)
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('sends changes to an invented next release that still reads this protocol', async () => {
    server.protocolsRead = { oldest: PROTOCOL_VERSION, newest: PROTOCOL_VERSION + 1 }
    await addAllergy(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
  })

  it('pauses when the server refuses to let it read', async () => {
    server.session = null
    expect(await drain(phone.engine)).toEqual({ state: 'paused', reason: 'signed_out' })
  })
})

describe('a change the server refuses', () => {
  const veto = () => {
    server.veto = ({ id, fields }) =>
      fields?.allergen?.[0] === 'Peanuts'
        ? { id, status: 'rejected', code: 'invalid', fields: { allergen: 'No' } }
        : undefined
  }

  it('stays visible with the reason, and all other changes are sent', async () => {
    veto()
    await addAllergy(phone)
    await addAllergy(phone, 'Latex')
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
    expect(await outbox()).toEqual([])
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', refused: 1 })
    expect((await storedView(phone)).map(row => [row.values.allergen, row.refusal])).toEqual([
      ['Peanuts', { code: 'invalid', fields: { allergen: 'No' } }],
      ['Latex', undefined],
    ])
  })

  it('holds up later edits of its own row only, and all go as one once it is fixed', async () => {
    veto()
    const id = await addAllergy(phone)
    await drain(phone.engine)
    await waitBehind(id)
    await addAllergy(phone, 'Latex')
    await drain(phone.engine)
    expect(server.living()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)

    await editRow('allergies', id, { allergen: 'Tree nuts' }, phone)
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
    expect(await valuesIn(other, 'allergies')).toEqual([])
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toContainEqual({
      allergen: 'Tree nuts',
      severity: 'Severe',
      reaction: 'Hives',
    })
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })

  it('is found by halving the batch if the server cannot parse it, and is refused alone', async () => {
    const ids: string[] = []
    for (let i = 0; i < 20; i++) ids.push(await addAllergy(phone, `Allergen ${i}`))
    const { exchange } = phone.engine.transport
    const sizes: number[] = []
    phone.engine.transport.exchange = async (body, onRows) => {
      sizes.push(body.mutations.length)
      return body.mutations.some(mutation => mutation.rowId === ids[13])
        ? fail(refusal(422, 'invalid', { fields: { at: 'No' } }))
        : exchange(body, onRows)
    }
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(sizes).toEqual([20, 10, 10, 5, 3, 3, 2, 1, 6])
    expect(server.living()).toHaveLength(19)
    expect(await readStatus(phone.db)).toMatchObject({ refused: 1, unsent: 0 })
  })

  it('is sent in halves of the batch if the batch is too large', async () => {
    for (let i = 0; i < 9; i++) await addAllergy(phone, `Allergen ${i}`)
    const { exchange } = phone.engine.transport
    phone.engine.transport.exchange = async (body, onRows) =>
      body.mutations.length > 3 ? fail(refusal(413, 'too_large')) : exchange(body, onRows)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(9)
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })
})

it('shows a row again with the reason if the server refuses its deletion', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  server.veto = ({ id, kind }) =>
    kind === 'remove' ? { id, status: 'rejected', code: 'wrong_row' } : undefined
  await removeRow('allergies', id, phone)
  expect(await valuesIn(phone, 'allergies')).toEqual([])
  await drain(phone.engine)
  const [row] = await storedView(phone)
  expect(row).toMatchObject({ values: nuts, refusal: { code: 'wrong_row' }, flags: ['refused'] })

  await discardRefused('allergies', id, phone)
  expect((await storedView(phone))[0]).toMatchObject({ values: nuts, flags: [] })
})

it('discards the later edits of a new row together with the row', async () => {
  server.veto = ({ id }) => ({ id, status: 'rejected', code: 'invalid' })
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await waitBehind(id)
  await discardRefused('allergies', id, phone)
  expect(await storedView(phone)).toEqual([])
  expect(await outbox()).toEqual([])
})

it('sends the later edits after a refused edit was discarded', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  server.veto = ({ id, fields }) =>
    fields?.severity ? { id, status: 'rejected', code: 'invalid' } : undefined
  await editRow('allergies', id, { severity: 'Mild' }, phone)
  await drain(phone.engine)
  await waitBehind(id)
  await discardRefused('allergies', id, phone)
  await drain(phone.engine)
  await drain(other.engine)
  expect(await valuesIn(other, 'allergies')).toEqual([{ ...nuts, reaction: 'Hives' }])
})

describe('a refused change with a later acknowledged change of the same row', () => {
  beforeEach(() => {
    server.veto = ({ id, fields }) =>
      fields?.allergen?.[0] === 'Peanuts'
        ? { id, status: 'rejected', code: 'invalid', fields: { allergen: 'No', reaction: 'No' } }
        : undefined
  })

  it('shows only the fields that the acknowledged change did not write', async () => {
    const saved = await addRow('allergies', { ...nuts, reaction: 'Hives' }, phone)
    if (!saved.ok) throw new Error(saved.failure.code)
    await editRow('allergies', saved.value.id, { allergen: 'Latex', severity: 'Mild' }, phone)
    await drain(phone.engine)
    expect(await storedView(phone)).toMatchObject([
      {
        values: { allergen: 'Latex', severity: 'Mild', reaction: 'Hives' },
        refusal: { code: 'invalid', fields: { reaction: 'No' } },
      },
    ])
    expect((await storedView(phone))[0]?.refusal?.fields).not.toHaveProperty('allergen')
  })

  it('leaves no refusal if the later change wrote all of its fields', async () => {
    const id = await addAllergy(phone)
    await editRow('allergies', id, { allergen: 'Latex', severity: 'Mild' }, phone)
    await drain(phone.engine)
    expect(await storedView(phone)).toMatchObject([{ values: { allergen: 'Latex' }, flags: [] }])
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })
})

it('does not silently overwrite a value that was hidden under a refused one', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  // This bypasses the form's check, as a change of another release may.
  await queueUnchecked(id, { allergen: ['', 1] })
  await drain(phone.engine)
  await editRow('allergies', id, { allergen: 'Almonds' }, other)
  await drain(other.engine)
  await drain(phone.engine)
  expect(await storedView(phone)).toMatchObject([{ values: { allergen: '' }, flags: ['refused'] }])

  await editRow('allergies', id, { allergen: 'Cashews' }, phone)
  await drain(phone.engine)
  const [row] = await storedView(phone)
  const shown = [row?.values.allergen, ...(row?.conflicts.allergen ?? []).map(({ value }) => value)]
  expect(shown.sort()).toEqual(['Almonds', 'Cashews'])
})

/** Queues an edit that was made before the refusal of an earlier one was known. */
const waitBehind = (rowId: string) => queueUnchecked(rowId, { reaction: ['Hives', 0] })

async function queueUnchecked(rowId: string, fields: NonNullable<Change['fields']>): Promise<void> {
  const at = phone.now()
  const change = { at, collection: 'allergies', rowId, kind: 'put', fields } satisfies Omit<
    Change,
    'hash'
  >
  await phone.db.outbox.add({
    collection: 'allergies',
    rowId,
    change: { ...change, hash: mutationHash(change) },
  })
}
