/** Two servers on a cluster, one worker of which is killed while people write, and comes back. */
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

/** Pushes of each person before, while and after the worker is away. */
const PUSHES = 8

it('a killed worker costs its own people some 503, and nobody anything that was taken', async () => {
  const test = await createTestDatabase()
  onTestFinished(() => test.drop())
  const { origin } = await startTwoServers(test)
  const { here, there } = await signUpOnBothSides(test, origin)
  const all = [...here, ...there]
  const everyoneWrites = () => Promise.all(all.map(writer => write(writer, PUSHES)))

  await everyoneWrites()
  expect(statusesOf(all)).toEqual(all.flatMap(() => Array(PUSHES).fill(200)))

  const worker = await findPostmaster(lostWorkerUrl())
  const writing = everyoneWrites()
  worker.kill()
  await writing
  await everyoneWrites()
  expect(new Set(statusesOf(here))).toEqual(new Set([200]))
  expect(new Set(statusesOf(there))).toEqual(new Set([200, 503]))

  await worker.startAgain()
  await expectWhole(all)
}, 300_000)
