import { expect, it } from 'vitest'
import { drain } from '../engine/drain'
import { readRowsOf } from '../record/carried'
import { mergeRows } from '../record/merge-rows'
import { phone, server } from '../testing/each-test'
import { valuesIn } from '../testing/test-device'
import { phoneOf } from '../testing/test-engine'
import { addDnr, pdfOf } from '../testing/test-files'
import { carryFiles, filesHere } from './carry-files'
import { readFile } from './files'

const beginning = () => phoneOf(server, crypto.randomUUID())

it('keeps a document under an address of this record and sends it with its row', async () => {
  const local = beginning()
  const before = await addDnr(local, pdfOf('ordre de ne pas réanimer'))
  const carried = await carryFiles(await readRowsOf(local.db), filesHere(local.db), phone)
  if (!carried.ok) throw new Error(carried.failure.code)
  expect(carried.value.missing).toEqual([])
  await mergeRows(carried.value.rows, new Map(), phone)
  await drain(phone.engine)

  const [profile] = await valuesIn(phone, 'profile')
  expect(profile).toMatchObject({ dnrStatus: 'DNR', dnrDocumentName: 'order.pdf' })
  expect(profile?.dnrDocumentUrl).not.toBe(before)
  expect(server.living()).toHaveLength(1)
  const read = await readFile(profile?.dnrDocumentUrl ?? '', phone)
  expect(read.ok && new TextDecoder().decode(read.value.bytes)).toContain('réanimer')
})

it('leaves out and reports a whole DNR if its document is missing', async () => {
  const local = beginning()
  await addDnr(local)
  const rows = await readRowsOf(local.db)
  const nothing = { owner: local.db.userId, read: async () => undefined }
  const carried = await carryFiles(rows, nothing, phone)
  expect(carried).toEqual({
    ok: true,
    value: {
      rows: [{ ...rows[0], values: {} }],
      missing: [{ row: rows[0], field: 'dnrDocumentUrl' }],
    },
  })
})

it('keeps the address of an own file that is not on this phone', async () => {
  await addDnr(phone)
  const rows = await readRowsOf(phone.db)
  const nothing = { owner: phone.db.userId, read: async () => undefined }
  expect(await carryFiles(rows, nothing, phone)).toEqual({ ok: true, value: { rows, missing: [] } })
})
