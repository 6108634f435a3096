import { AppError } from './app-error'

/** Runs `atOnce` jobs at a time; more than `maxWaiting` in line are turned away with a 503. */
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
