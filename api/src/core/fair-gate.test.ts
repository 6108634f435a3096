import { expect, it, vi } from 'vitest'
import { createFairGate } from './fair-gate'

const WAIT_MS = 1_000
const gateOf = (size: number, share: number) => createFairGate({ size, share, maxWaitingEach: 3 })
const unavailable = expect.objectContaining({
  code: 'unavailable',
  details: { retryAfterSeconds: 2 },
})

it('admits as many as there are connections, then the person who waited longest', async () => {
  const gate = gateOf(2, 2)
  const order: string[] = []
  const leave = await gate.enter('ada', WAIT_MS)
  const leaveBob = await gate.enter('bob', WAIT_MS)
  const third = gate.enter('cy', WAIT_MS).then(() => order.push('cy'))
  const fourth = gate.enter('dee', WAIT_MS).then(() => order.push('dee'))
  leave()
  // Leaving twice must not free a second slot.
  leave()
  await third
  await new Promise(setImmediate)
  expect(order).toEqual(['cy'])
  leaveBob()
  await fourth
  expect(order).toEqual(['cy', 'dee'])
})

it('gives no person more than their share, and passes over a person who has it', async () => {
  const gate = gateOf(10, 3)
  const left = await Promise.all([1, 2, 3].map(() => gate.enter('ada', WAIT_MS)))
  const waiting = gate.enter('ada', WAIT_MS)
  const seven = await Promise.all(
    ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(who => gate.enter(who, WAIT_MS)),
  )
  const order: string[] = []
  const bob = gate.enter('bob', WAIT_MS).then(() => order.push('bob'))
  // A slot is free. Ada came first but already has her share.
  seven[0]?.()
  await bob
  left[0]?.()
  await waiting.then(() => order.push('ada'))
  expect(order).toEqual(['bob', 'ada'])
})

it('ends the wait with a 503 that says when to retry', async () => {
  vi.useFakeTimers()
  try {
    const gate = gateOf(1, 1)
    const leave = await gate.enter('ada', WAIT_MS)
    const refused = expect(gate.enter('bob', WAIT_MS)).rejects.toEqual(unavailable)
    await vi.advanceTimersByTimeAsync(WAIT_MS)
    await refused
    // A person who gave up waiting must not be admitted later.
    leave()
    await expect(gate.enter('cy', WAIT_MS)).resolves.toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})

it('refuses a person who already has too many requests waiting', async () => {
  const gate = gateOf(10, 1)
  const leave = await gate.enter('ada', WAIT_MS)
  const three = [1, 2, 3].map(() => gate.enter('ada', WAIT_MS).then(leaveAgain => leaveAgain()))
  await expect(gate.enter('ada', WAIT_MS)).rejects.toEqual(unavailable)
  leave()
  await Promise.all(three)
})

it('lets nothing pass a large job that waits, and passes over a person who has their share', async () => {
  const gate = gateOf(4, 3)
  const order: string[] = []
  const enter = (person: string, size: number) =>
    gate.enter(person, WAIT_MS, size).then(leave => {
      order.push(`${person} ${size}`)
      return leave
    })
  const leave = await enter('ada', 2)
  const ownShare = enter('ada', 2)
  expect(gate.isFull()).toBe(false)
  const large = enter('bob', 3)
  expect(gate.isFull()).toBe(true)
  const small = enter('cy', 1)
  await new Promise(setImmediate)
  expect(order).toEqual(['ada 2'])
  leave()
  await Promise.all([ownShare, small].map(each => each.then(done => done())))
  await large
  expect(order).toEqual(['ada 2', 'ada 2', 'bob 3', 'cy 1'])
})
