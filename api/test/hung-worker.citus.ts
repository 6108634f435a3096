/** A worker that hangs: its connections stand, its kernel takes new ones, and nothing answers. */
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from './database'
import {
  expectWhole,
  lostWorkerUrl,
  signUpOnBothSides,
  startTwoServers,
  statusesOf,
  write,
} from './two-sides'
import { findPostmaster } from './worker-process'

const PUSHES = 8

it('a hung worker costs its own people 503, takes no connection from others, and loses nothing', async () => {
  const test = await createTestDatabase()
  onTestFinished(() => test.drop())
  const { origin } = await startTwoServers(test)
  const { here, there } = await signUpOnBothSides(test, origin)
  const all = [...here, ...there]
  const everyWrites = (people: typeof all) =>
    Promise.all(people.map(person => write(person, PUSHES)))
  await everyWrites(all)
  expect(new Set(statusesOf(all))).toEqual(new Set([200]))
  for (const { statuses } of all) statuses.length = 0

  const worker = await findPostmaster(lostWorkerUrl())
  onTestFinished(worker.thaw)
  worker.freeze()
  // First they alone, so often that what keeps its connection has all there are.
  await everyWrites(there)
  await everyWrites(all)
  expect(new Set(statusesOf(there))).toEqual(new Set([503]))
  expect(new Set(statusesOf(here))).toEqual(new Set([200]))

  worker.thaw()
  await expectWhole(all)
}, 300_000)
