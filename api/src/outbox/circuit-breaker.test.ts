import { expect, it } from 'vitest'
import type { SendOutcome } from '../adapters/send-outcome'
import { createCircuitBreaker } from './circuit-breaker'

const NO_ANSWER: SendOutcome = { kind: 'later', status: 0 }
const TAKEN: SendOutcome = { kind: 'taken' }
const unsent = (waitMs: number): SendOutcome => ({ ...NO_ANSWER, waitMs, isUnsent: true })
const many = <T>(count: number, each: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => each(n))

function open() {
  const state = { nowMs: 0, asked: 0, answer: NO_ANSWER }
  const breaker = createCircuitBreaker(() => state.nowMs)
  const attempt = async () => {
    state.asked += 1
    return state.answer
  }
  const send = (service: string, recipient?: string) => breaker.send(service, attempt, recipient)
  const sendAll = (service: string, count: number) => Promise.all(many(count, () => send(service)))
  return { state, breaker, send, sendAll }
}

it('a silent service gets one message in ten seconds until it answers', async () => {
  const { state, breaker, sendAll } = open()
  await sendAll('dead', 5)
  expect(await sendAll('dead', 100)).toEqual(many(100, () => unsent(10_000)))
  expect([state.asked, breaker.room('dead', 0)]).toEqual([5, 0])

  state.nowMs = 9_999
  expect(await sendAll('dead', 1)).toEqual([unsent(1)])
  state.nowMs = 10_000
  expect([breaker.room('dead', 0), breaker.room('dead', 1)]).toEqual([1, 0])
  await sendAll('dead', 100)
  expect(state.asked).toBe(6)

  state.answer = TAKEN
  state.nowMs = 20_000
  expect(await sendAll('dead', 1)).toEqual([TAKEN])
  expect(await sendAll('dead', 50)).toEqual(many(50, () => TAKEN))
  expect(breaker.room('dead', 0)).toBe(50)
})

it('another service gets its messages as usual', async () => {
  const { state, sendAll } = open()
  await sendAll('dead', 6)
  state.answer = TAKEN
  expect(await sendAll('other', 2)).toEqual([TAKEN, TAKEN])
})

it.each<SendOutcome>([TAKEN, { kind: 'gone' }, { kind: 'later', status: 503 }])(
  'connections that are lost between answers delay no message: %o',
  async answer => {
    const { state, sendAll } = open()
    for (let round = 0; round < 5; round++) {
      state.answer = NO_ANSWER
      await sendAll('poor', 4)
      state.answer = answer
      expect(await sendAll('poor', 1)).toEqual([answer])
    }
    expect(state.asked).toBe(25)
  },
)

it('a service gets five messages at a time, 45 wait, and the others come back in a second', async () => {
  const breaker = createCircuitBreaker(() => 0)
  const answers: ((outcome: SendOutcome) => void)[] = []
  const attempt = () => new Promise<SendOutcome>(resolve => answers.push(resolve))
  const all = many(60, () => breaker.send('slow', attempt))
  expect(await Promise.all(all.slice(50))).toEqual(many(10, () => unsent(1_000)))
  expect([answers.length, breaker.room('slow', 0)]).toEqual([5, 0])
  for (let n = 0; n < 50; n += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(n)
    answers[n]?.(TAKEN)
  }
  expect(await Promise.all(all.slice(0, 50))).toEqual(many(50, () => TAKEN))
})

it('messages that wait for a service are refused when its circuit opens', async () => {
  const { state, sendAll } = open()
  expect(await sendAll('dead', 20)).toEqual([
    ...many(5, () => NO_ANSWER),
    ...many(15, () => unsent(10_000)),
  ])
  expect(state.asked).toBe(5)
})

it('a wait that the service names applies to one recipient', async () => {
  const { state, send } = open()
  state.answer = { kind: 'later', status: 429, waitMs: 60_000 }
  await send('push', 'ada')
  state.answer = TAKEN
  state.nowMs = 59_999
  expect(await send('push', 'ada')).toEqual({
    ...{ kind: 'later', status: 429, waitMs: 1, isUnsent: true },
  })
  expect(await send('push', 'ben')).toEqual(TAKEN)
  state.nowMs = 60_000
  expect(await send('push', 'ada')).toEqual(TAKEN)
})
