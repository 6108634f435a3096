import { expect, it } from 'vitest'
import { createTurnstile } from './turnstile'

it('runs a limited number of jobs in order and refuses jobs beyond the queue', async () => {
  const enter = createTurnstile(2, 2)
  const running = new Set<number>()
  const finish: (() => void)[] = []
  const order: number[] = []
  const job = (number: number) =>
    enter(async () => {
      running.add(number)
      order.push(number)
      await new Promise<void>(resolve => finish.push(resolve))
      running.delete(number)
      return number
    })
  const jobs = [job(1), job(2), job(3), job(4)]
  await expect(job(5)).rejects.toMatchObject({ code: 'unavailable' })
  expect([...running]).toEqual([1, 2])
  finish[0]?.()
  await jobs[0]
  await new Promise(setImmediate)
  expect([...running]).toEqual([2, 3])
  finish[1]?.()
  finish[2]?.()
  await jobs[2]
  await new Promise(setImmediate)
  finish[3]?.()
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4])
  expect(order).toEqual([1, 2, 3, 4])
})

it('runs the next job after one that fails', async () => {
  const enter = createTurnstile(1, 1)
  await expect(enter(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await enter(async () => 'next')).toBe('next')
})
