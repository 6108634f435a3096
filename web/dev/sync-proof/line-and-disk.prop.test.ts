import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wage } from './campaign'
import { leastOf } from './least'
import { LOTS, type Lot } from './lots'
import { type Server, startServer } from './server'
import { Tally } from './tally'

const withUpheavals = false
const tally = new Tally()
let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('whatever befalls lines and disks, nothing is lost', () => {
  it.each(LOTS)('in $histories histories told from $seed', async (lot: Lot) => {
    await wage(server, tally, { ...lot, withUpheavals })
  })

  it('and it has befallen them often enough', () => {
    expect(tally.tooRare(leastOf({ withUpheavals })), `${tally}`).toEqual([])
  })
})
