/** A worker that hangs: its connections stand, its kernel takes new ones, and nothing answers. */
import { expect, it, onTestFinished } from 'vitest'
import { everyoneWrites, expectWhole, openTwoSides, statusesOf } from './two-sides'

const PUSHES = 8

it('a hung worker costs its own people 503, takes no connection from others, and loses nothing', async () => {
  const { here, there, all, worker } = await openTwoSides()
  await everyoneWrites(all, PUSHES)
  expect(new Set(statusesOf(all))).toEqual(new Set([200]))
  for (const { statuses } of all) statuses.length = 0

  const resume = worker.freeze()
  onTestFinished(resume)
  // First they alone, so often that what keeps its connection has all there are.
  await everyoneWrites(there, PUSHES)
  await everyoneWrites(all, PUSHES)
  expect(new Set(statusesOf(there))).toEqual(new Set([503]))
  expect(new Set(statusesOf(here))).toEqual(new Set([200]))

  resume()
  await expectWhole(all)
}, 300_000)
