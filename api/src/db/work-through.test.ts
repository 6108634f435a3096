import { expect, it } from 'vitest'
import { workThrough } from './work-through'

it('reaches every row after hundreds that fail', async () => {
  const rows = Array.from({ length: 350 }, (_, nth) => ({ id: String(nth + 1).padStart(4, '0') }))
  const [done, failed]: [string[], unknown[]] = [[], []]
  const succeeded = await workThrough({
    readPage: async (after, limit) => rows.filter(({ id }) => id > after).slice(0, limit),
    async work({ id }) {
      if (id < '0331') throw new Error(id)
      done.push(id)
    },
    onFailed: error => failed.push(error),
  })
  expect([succeeded, failed.length]).toEqual([20, 330])
  expect(done).toEqual(rows.slice(330).map(({ id }) => id))
})
