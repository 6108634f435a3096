import { AppError } from '../http/app-error'

export type Watch = {
  /** Rejects with `unavailable` when something was waited for and nothing moved until the deadline. */
  expired: Promise<never>
  /** True once expired or ended: nothing may be sent any more. */
  readonly hasEnded: boolean
  /** How many answers are being waited for. */
  readonly waiting: number
  /** Something moved: the deadline begins anew, or rests when nothing is waited for. */
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
  // Every wait races against it; when there is none any more, nobody is left to hear it.
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
      // Far cheaper than another timer, and asked for with every statement.
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
