import { expect, it } from 'vitest'
import { runEach } from './run-each'

it('a failing step does not stop the others, and the first failure is thrown at the end', async () => {
  const done: number[] = []
  const step = (nth: number, error?: Error) => async () => {
    done.push(nth)
    if (error) throw error
  }
  const steps = [step(1), step(2, new Error('first')), step(3, new Error('second')), step(4)]
  await expect(runEach(steps)).rejects.toThrow('first')
  expect(done).toEqual([1, 2, 3, 4])
})
