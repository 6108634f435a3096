import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wage } from './campaign'
import { runHistory } from './history'
import { LOTS, type Lot } from './lots'
import { minimumCoverage } from './minimum-coverage'
import { type Server, startServer } from './server'
import { stories } from './stories'
import { Tally } from './tally'

const withDisruptions = false
const tally = new Tally()
let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('nothing is lost when lines and disks fail', () => {
  it.each(LOTS)('in $histories histories made from $seed', async (lot: Lot) => {
    await wage(lot, stories(withDisruptions), story => runHistory(server, story), tally)
  })

  it('has seen each failure often enough', () => {
    expect(tally.tooRare(minimumCoverage({ withDisruptions })), `${tally}`).toEqual([])
  })
})
