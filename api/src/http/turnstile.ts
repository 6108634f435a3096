import { AppError } from '../core/app-error'

/** Throws `unavailable` if more than `maxWaiting` jobs wait. */
export function createTurnstile(atOnce: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
