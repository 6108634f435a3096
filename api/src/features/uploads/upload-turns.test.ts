import { afterEach, expect, it, vi } from 'vitest'
import { createUploadTurns } from './upload-turns'

afterEach(() => vi.useRealTimers())

const busy = expect.objectContaining({ code: 'unavailable' })
const pending = () => {
  let finish = () => {}
  const job = new Promise<void>(resolve => {
    finish = resolve
  })
  return { job, finish }
}

it("one person's uploads run two at a time, in parallel with those of others", async () => {
  const turns = createUploadTurns()
  const begun: string[] = []
  const { job, finish } = pending()
  const all = ['ada', 'ada', 'ada', 'bob'].map((person, nth) =>
    turns.run(person, async () => {
      begun.push(`${person} ${nth}`)
      await job
    }),
  )
  await new Promise(setImmediate)
  expect(begun).toEqual(['ada 0', 'ada 1', 'bob 3'])
  finish()
  await Promise.all(all)
  expect(begun).toEqual(['ada 0', 'ada 1', 'bob 3', 'ada 2'])
})

it('an upload that waits too long is refused', async () => {
  vi.useFakeTimers()
  const turns = createUploadTurns({ waitMs: 1_000 })
  const { job, finish } = pending()
  const running = [1, 2].map(() => turns.run('ada', () => job))
  const refused = expect(turns.run('ada', async () => {})).rejects.toEqual(busy)
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  finish()
  await Promise.all(running)
})

it('all uploads together stay within a limit of memory', async () => {
  const turns = createUploadTurns({ bytesMax: 100 })
  const { job, finish } = pending()
  const first = turns.run('ada', async take => {
    take(90)
    await job
  })
  await expect(turns.run('bob', async take => take(11))).rejects.toEqual(busy)
  await turns.run('bob', async take => take(10))
  finish()
  await first
  await turns.run('bob', async take => take(100))
})
