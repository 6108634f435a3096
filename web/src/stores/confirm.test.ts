import { beforeEach, expect, it } from 'vitest'
import { ask, confirm, useQuestion } from './confirm'

const asked = () => useQuestion.getState().question
const question = { title: 'Leave?', body: '', choices: [{ id: 'stay', label: 'Stay' }] }

beforeEach(() => asked()?.answer(null))

it('ends the question with an answer and returns the answer to the caller', async () => {
  const answer = ask(question)
  asked()?.answer('stay')
  expect(await answer).toBe('stay')
  expect(asked()).toBeNull()
})

it('dismisses the first question when a second one is asked', async () => {
  const first = ask(question)
  const second = ask({ ...question, title: 'Really?' })
  expect(await first).toBeNull()
  expect(asked()?.title).toBe('Really?')
  asked()?.answer('stay')
  expect(await second).toBe('stay')
})

it.each([
  ['confirm', true],
  ['cancel', false],
  [null, false],
])('maps the answer %s to a confirmation: %s', async (id, isConfirmed) => {
  const answer = confirm({ title: 'Delete', body: 'For good.', confirmLabel: 'Delete' })
  expect(asked()?.choices).toEqual([
    { id: 'cancel', label: 'Cancel' },
    { id: 'confirm', label: 'Delete', tone: 'danger' },
  ])
  asked()?.answer(id)
  expect(await answer).toBe(isConfirmed)
})
