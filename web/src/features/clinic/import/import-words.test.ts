import type { ImportItem } from 'sync-protocol/ips'
import { expect, it } from 'vitest'
import { partialDateWords } from '../../../ui/date-words'
import { linesOf } from './import-words'

const item: ImportItem = {
  ...{ key: 'asthma', kind: 'add', collection: 'conditions', isChosen: true },
  ...{ current: {}, changes: [], fields: { condition: 'Asthma', diagnosedDate: '2014-03' } },
}

it('a date that is known to the month names the month', () => {
  expect(linesOf(item)).toEqual([{ label: 'Since', to: 'March 2014' }])
})

it('a date that replaces another is in the same words', () => {
  const [change] = linesOf({
    ...{ ...item, kind: 'replaces', current: { condition: 'Asthma' } },
    fields: { diagnosedDate: '2014-03-05' },
    changes: [{ field: 'diagnosedDate', from: '2014', to: '2014-03-05' }],
  })
  expect(change).toEqual({ label: 'Since', from: '2014', to: partialDateWords('2014-03-05') })
})
