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

it("one person's large uploads run one at a time, in parallel with those of others", async () => {
  const turns = createUploadTurns(100)
  const begun: string[] = []
  const { job, finish } = pending()
  const all = ['ada', 'ada', 'ada', 'bob'].map((person, nth) =>
    turns.run(person, 100, async () => {
      begun.push(`${person} ${nth}`)
      await job
    }),
  )
  await new Promise(setImmediate)
  expect(begun).toEqual(['ada 0', 'bob 3'])
  finish()
  await Promise.all(all)
  expect(begun).toEqual(['ada 0', 'bob 3', 'ada 1', 'ada 2'])
})

it('an upload that gets no memory in time is refused', async () => {
  vi.useFakeTimers()
  const turns = createUploadTurns(100)
  const { job, finish } = pending()
  const running = ['ada', 'bob', 'dee'].map(who => turns.run(who, 100, () => job))
  const refused = expect(turns.run('cy', 1, async () => {})).rejects.toEqual(busy)
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  finish()
  await Promise.all(running)
})

it('the slowest upload is cut for one that waits for memory, but for none that waits for its own share', async () => {
  vi.useFakeTimers()
  const MB = 1024 * 1024
  const turns = createUploadTurns(MB)
  const outcomes: string[] = []
  const upload = (who: string, size: number, bytesPerSecond: number) => {
    const run = turns.run(
      who,
      size,
      ({ take, signal }) =>
        new Promise<void>((resolve, reject) => {
          let left = size
          const timer = setInterval(() => {
            const bytes = Math.min(left, bytesPerSecond)
            take(bytes)
            left -= bytes
            if (left > 0) return
            clearInterval(timer)
            resolve()
          }, 1_000)
          signal.addEventListener('abort', () => {
            clearInterval(timer)
            reject(new Error('was cut'))
          })
        }),
    )
    return run.then(
      () => outcomes.push(`${who} is kept`),
      (error: Error) => outcomes.push(`${who} ${error.message}`),
    )
  }
  const all = [
    upload('ada', MB, 200 * 1024),
    ...[upload('bob', MB, 20 * 1024), upload('cy', MB, 30 * 1024), upload('bob', MB, MB)],
  ]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outcomes).toEqual(['ada is kept'])
  all.push(upload('dee', MB, 150 * 1024), upload('eve', MB, 150 * 1024), upload('fay', MB, MB))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outcomes.slice(1)).toEqual([
    'bob was cut',
    'cy was cut',
    'bob is kept',
    'fay is kept',
    'dee is kept',
    'eve is kept',
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(all)
})
