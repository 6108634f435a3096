import { afterAll, beforeAll, describe, it } from 'vitest'
import { wage } from './campaign'
import { LOTS, type Lot } from './lots'
import { type Server, startServer } from './server'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('whatever befalls servers, profiles and clocks, nothing is lost', () => {
  it.each(LOTS)('in $histories histories told from $seed', async (lot: Lot) => {
    await wage(server, { ...lot, withUpheavals: true })
  })
})
