/** Two servers on a cluster, one worker of which is killed while people write, and comes back. */
import { expect, it } from 'vitest'
import { everyoneWrites, expectWhole, openTwoSides, statusesOf } from './two-sides'

/** Pushes of each person before, while and after the worker is away. */
const PUSHES = 8

it('a killed worker costs its own people some 503, and nobody anything that was acknowledged', async () => {
  const { here, there, all, worker } = await openTwoSides()
  await everyoneWrites(all, PUSHES)
  expect(statusesOf(all)).toEqual(all.flatMap(() => Array(PUSHES).fill(200)))

  const writing = everyoneWrites(all, PUSHES)
  worker.kill()
  await writing
  await everyoneWrites(all, PUSHES)
  expect(new Set(statusesOf(here))).toEqual(new Set([200]))
  expect(new Set(statusesOf(there))).toEqual(new Set([200, 503]))

  await worker.startAgain()
  await expectWhole(all)
}, 300_000)
