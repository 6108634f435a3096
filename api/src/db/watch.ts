import { AppError } from '../core/app-error'

export type Watch = {
  /** Rejects with `unavailable` if nothing happens until the deadline while an answer is awaited. */
  expired: Promise<never>
  /** The caller must send nothing more after the end. */
  readonly hasEnded: boolean
  readonly waiting: number
  /** Starts the deadline again, or stops it at 0. */
  waitFor(count: number): void
  end(): void
}

export function startWatch(deadlineMs: number): Watch {
  let timer: NodeJS.Timeout | undefined
  let waiting = 0
  let hasEnded = false
  let expire: (error: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    expire = reject
  })
  // It must not become an unhandled rejection when no wait races against it.
  expired.catch(() => {})

  const end = () => {
    hasEnded = true
    clearTimeout(timer)
  }
  return {
    expired,
    get hasEnded() {
      return hasEnded
    },
    get waiting() {
      return waiting
    },
    waitFor(count) {
      waiting = count
      if (count === 0 || hasEnded) {
        clearTimeout(timer)
        timer = undefined
        return
      }
      // Refreshing is far cheaper than another timer, and it happens with every statement.
      timer =
        timer?.refresh() ??
        setTimeout(() => {
          end()
          expire(new AppError('unavailable'))
        }, deadlineMs)
    },
    end,
  }
}
