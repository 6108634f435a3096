import { recordMarkOf } from 'sync-protocol/medical'
import { printOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../dev/test/a-code'
import { marksOf } from './code-marks'

const code = {
  ...aCode({ revision: 4 }),
  ...{ id: crypto.randomUUID(), createdAtMs: 0, updatedAtMs: 0, isUnsent: false },
}
const wordsOf = (revisions: readonly number[], recordMark = recordMarkOf(EMPTY_RECORD)) => {
  const prints = revisions.map((revision, nowMs) =>
    printOf({ ...code, revision }, EMPTY_RECORD, { form: 'card', nowMs }),
  )
  return marksOf(code, { recordMark, nowMs: Date.now(), prints }).map(({ word }) => word)
}

it('a card from before the last update is to be printed again, until a newer one is', () => {
  expect(wordsOf([3])).toEqual(['Reprint'])
  expect(wordsOf([3, 4])).toEqual([])
})

it('a code of another record is out of date, and so is its card', () => {
  expect(wordsOf([], 'f'.repeat(16))).toEqual(['Out of date'])
  expect(wordsOf([4], 'f'.repeat(16))).toEqual(['Out of date', 'Reprint'])
})
