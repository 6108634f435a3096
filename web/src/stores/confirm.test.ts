import { beforeEach, expect, it } from 'vitest'
import { ask, confirm, useQuestion } from './confirm'

const asked = () => useQuestion.getState().question
const question = { title: 'Leave?', body: '', choices: [{ id: 'stay', label: 'Stay' }] }

beforeEach(() => asked()?.answer(null))

it('an answer ends the question and reaches who asked', async () => {
  const answer = ask(question)
  asked()?.answer('stay')
  expect(await answer).toBe('stay')
  expect(asked()).toBeNull()
})

it('a second question dismisses the first', async () => {
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
])('answering %s confirms: %s', async (id, isConfirmed) => {
  const answer = confirm({ title: 'Delete', body: 'For good.', confirmLabel: 'Delete' })
  expect(asked()?.choices).toEqual([
    { id: 'cancel', label: 'Cancel' },
    { id: 'confirm', label: 'Delete', tone: 'danger' },
  ])
  asked()?.answer(id)
  expect(await answer).toBe(isConfirmed)
})
