import { AppError } from '../core/app-error'

/** Another writer changed the row after the payment provider was read. */
export class Stale extends Error {}

const TRIES = 20

/** Throws `unavailable` after 20 tries. */
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
