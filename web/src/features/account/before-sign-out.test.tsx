import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useQuestion } from '../../stores/confirm'
import { dismissToast, useToast } from '../../stores/toast'
import { beforeSignOut } from './before-sign-out'

// These tests cover the question and its result; sending and wiping have their own.
const sync = vi.hoisted(() => ({ unsent: 0, sends: true, keeps: false }))
vi.mock('../../sync', () => ({
  countUnsent: async () => sync.unsent,
  keepAtSignOut: (keeps: boolean) => {
    sync.keeps = keeps
  },
  sendNow: async () => {
    if (sync.sends) sync.unsent = 0
  },
}))

beforeEach(() => Object.assign(sync, { unsent: 3, sends: true, keeps: false }))
afterEach(dismissToast)

async function answer(id: string | null) {
  const outcome = beforeSignOut()
  await vi.waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  useQuestion.getState().question?.answer(id)
  return { outcome: await outcome, keeps: sync.keeps }
}

it('without unsent changes there is no question', async () => {
  sync.unsent = 0
  expect(await beforeSignOut()).toBe('leave')
  expect(useQuestion.getState().question).toBeNull()
})

it.each([
  ['send', { outcome: 'leave', keeps: false }],
  ['keep', { outcome: 'leave', keeps: true }],
  ['discard', { outcome: 'leave', keeps: false }],
  ['stay', { outcome: 'stay', keeps: false }],
  [null, { outcome: 'stay', keeps: false }],
])('with unsent changes, the answer %s', async (id, result) => {
  expect(await answer(id)).toEqual(result)
})

it('the question counts what would be lost', async () => {
  const outcome = beforeSignOut()
  await vi.waitFor(() => expect(useQuestion.getState().question).not.toBeNull())
  const question = useQuestion.getState().question
  expect(question?.title).toBe('3 changes are only on this phone')
  expect(question?.choices.map(choice => choice.label)).toEqual([
    'Cancel',
    'Discard 3 changes',
    'Keep on this phone',
    'Send now',
  ])
  question?.answer(null)
  await outcome
})

it('a user who wants to send but cannot stays signed in, and reads why', async () => {
  sync.sends = false
  expect(await answer('send')).toEqual({ outcome: 'stay', keeps: false })
  expect(useToast.getState().toast).toMatchObject({ title: 'Not sent', tone: 'danger' })
})

it('a kept record is forgotten if the next sign-out does not ask to keep it', async () => {
  await answer('keep')
  sync.unsent = 0
  await beforeSignOut()
  expect(sync.keeps).toBe(false)
})
