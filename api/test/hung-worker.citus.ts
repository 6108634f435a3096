/** The worker accepts new connections and keeps the old ones, but answers none. */
import { expect, it, onTestFinished } from 'vitest'
import { everyoneWrites, expectWhole, openTwoSides, statusesOf } from './two-sides'

const PUSHES = 8

it('a hung worker causes 503 for its own people, takes no connection from others, and loses nothing', async () => {
  const { here, there, all, worker } = await openTwoSides()
  await everyoneWrites(all, PUSHES)
  expect(new Set(statusesOf(all))).toEqual(new Set([200]))
  for (const { statuses } of all) statuses.length = 0

  const resume = worker.freeze()
  onTestFinished(resume)
  // First only the people of the hung worker write, so often that all connections would be in use if requests
  // kept them.
  await everyoneWrites(there, PUSHES)
  await everyoneWrites(all, PUSHES)
  expect(new Set(statusesOf(there))).toEqual(new Set([503]))
  expect(new Set(statusesOf(here))).toEqual(new Set([200]))

  resume()
  await expectWhole(all)
}, 300_000)
