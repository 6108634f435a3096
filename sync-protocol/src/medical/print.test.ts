import { expect, it } from 'vitest'
import { medicalRecordOf } from '../sync'
import { lookOf, PRINT_FORMS, printOf, printSchema } from './print'
import { recordMarkOf } from './record-mark'

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
}
const MAY = Date.UTC(2026, 4, 3)
const record = medicalRecordOf([], 0)

it('a print records the revision of the code and too little of its link to open it', () => {
  const print = printOf(code, record, { form: 'card', nowMs: MAY })
  expect(printSchema.parse(print)).toEqual({
    codeId: code.id,
    revision: 3,
    linkMark: '7Z3K9',
    form: 'card',
    printedAt: '2026-05-03T00:00:00.000Z',
    recordMark: recordMarkOf(record),
  })
})

it('a print records how it was made, and refuses what no print can have', () => {
  const look = { locale: 'ja', paper: 'letter', country: 'JP', isInColor: false } as const
  const print = printOf(code, record, {
    ...{ form: 'travel', nowMs: MAY },
    look: { ...look, switched: ['Asthma'] },
  })
  expect(lookOf(printSchema.parse(print))).toEqual({ ...look, switched: ['Asthma'] })
  for (const wrong of ['{"country":"Japan"}', '{"paper":"a0"}', '{"size":3}', '{', '', {}]) {
    expect(printSchema.safeParse({ ...print, look: wrong }).success).toBe(false)
  }
})

it('a row accepts every kind of print', () => {
  const forms = PRINT_FORMS.map(
    form => printSchema.parse(printOf(code, record, { form, nowMs: MAY })).form,
  )
  expect(forms).toEqual(PRINT_FORMS)
})
