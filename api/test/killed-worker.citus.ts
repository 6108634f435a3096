/** One of the workers is killed while people write, and is started again. */
import { expect, it } from 'vitest'
import { everyoneWrites, expectWhole, openTwoSides, statusesOf } from './two-sides'

/** Pushes of each person in each of the three phases. */
const PUSHES = 8

it('a killed worker causes some 503 for its own people, and no acknowledged change is lost', async () => {
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
