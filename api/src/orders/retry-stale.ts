import { AppError } from '../http/app-error'

/** Somebody else wrote between our look at the payment provider and our own writing. */
export class Stale extends Error {}

const TRIES = 20

/** Looks and writes anew for as long as `settle` throws `Stale`; `unavailable` where that has no end. */
export async function retryStale<T>(settle: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await settle()
    } catch (error) {
      if (!(error instanceof Stale)) throw error
    }
  }
  throw new AppError('unavailable')
}
