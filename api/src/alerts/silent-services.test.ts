import { expect, it } from 'vitest'
import type { Push, PushOutcome, PushTarget } from '../adapters/push/push'
import { spareSilent } from './silent-services'

const message = { payload: '{}', ttlSeconds: 60, topic: 'one' }
const browser = (service: string, n = 0): PushTarget => ({
  endpoint: `https://${service}.example/send/${n}`,
  keys: { p256dh: '', auth: '' },
})
const NONE: PushOutcome = { kind: 'later', status: 0 }
const TAKEN: PushOutcome = { kind: 'taken' }

function open() {
  const state = { nowMs: 0, asked: 0, answer: NONE as PushOutcome }
  const push: Push = {
    key: '',
    accepts: () => true,
    async send() {
      state.asked += 1
      return state.answer
    },
  }
  const { send } = spareSilent(push, () => state.nowMs)
  const sendAll = (service: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => send(browser(service, n), message)))
  return { state, send, sendAll }
}

it('a silent service gets one message in ten seconds until it answers', async () => {
  const { state, sendAll } = open()
  await sendAll('dead', 5)
  expect(await sendAll('dead', 100)).toEqual(Array(100).fill({ ...NONE, waitMs: 10_000 }))
  expect(state.asked).toBe(5)

  state.nowMs = 9_999
  expect(await sendAll('dead', 1)).toEqual([{ ...NONE, waitMs: 1 }])
  state.nowMs = 10_000
  await sendAll('dead', 100)
  expect(state.asked).toBe(6)

  state.answer = TAKEN
  state.nowMs = 20_000
  const [first] = await sendAll('dead', 1)
  expect(first).toEqual(TAKEN)
  expect(await sendAll('dead', 100)).toEqual(Array(100).fill(TAKEN))
})

it('another service gets its messages as usual', async () => {
  const { state, sendAll } = open()
  await sendAll('dead', 6)
  state.answer = TAKEN
  expect(await sendAll('other', 2)).toEqual([TAKEN, TAKEN])
})

it.each<PushOutcome>([TAKEN, { kind: 'gone' }, { kind: 'later', status: 503 }])(
  'connections that are lost between answers delay no message: %o',
  async answer => {
    const { state, sendAll } = open()
    for (let round = 0; round < 5; round++) {
      state.answer = NONE
      await sendAll('poor', 4)
      state.answer = answer
      expect(await sendAll('poor', 1)).toEqual([answer])
    }
    expect(state.asked).toBe(25)
  },
)
