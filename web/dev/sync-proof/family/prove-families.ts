import { clear } from 'idb-keyval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveProfiles } from '../../../src/people/profiles'
import { wage } from '../campaign'
import { LOTS, type Lot } from '../lots'
import { Tally } from '../tally'
import { familyCoverage } from './family-coverage'
import { runFamilyHistory } from './family-history'
import { type FamilyServer, startFamilyServer } from './family-server'
import { familyStories } from './family-steps'
import { routeStorage } from './storage'

export function proveFamilies(where: string, { withFaults }: { withFaults: boolean }): void {
  const tally = new Tally()
  let server: FamilyServer
  let routeBack = () => {}
  beforeAll(async () => {
    await clear() // Opens the shared store before a phone could open it.
    routeBack = routeStorage()
    server = await startFamilyServer()
  })
  afterAll(async () => {
    await server.stop()
    routeBack()
    for (const { id } of server.people) await leaveProfiles(id, { forget: true })
  })

  describe(`when roles in a record change, ${where}: nothing leaks and nothing is lost`, () => {
    it.each(LOTS)('in $histories histories made from $seed', async (lot: Lot) => {
      const stories = familyStories({ withFaults })
      await wage(lot, stories, story => runFamilyHistory(server, story), tally)
    })

    it('has seen each role change often enough', () => {
      expect(tally.tooRare(familyCoverage({ withFaults })), `${tally}`).toEqual([])
    })
  })
}
