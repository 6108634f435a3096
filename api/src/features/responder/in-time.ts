import { AppError } from '../../http/app-error'

/** Somebody kneels beside a patient: whatever else waits for the database, this page does not. */
const ANSWER_MS = 1_800

/** What `work` gives, or `unavailable` when that takes too long; it may still come to its end. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), ANSWER_MS)
  })
  const working = work()
  working.catch(() => {})
  try {
    return await Promise.race([working, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
