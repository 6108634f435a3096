import { isAppError } from '../../core/app-error'
import type { Services } from '../../deps'

type Tries = {
  email: string
  address: string
  /** Failures of strangers do not delay a browser or session that the holder has signed in with before. */
  known?: string | undefined
  /** Failures of strangers from many addresses are counted only if this callback is given. */
  onManyStrangers?: () => Promise<void>
}

/**
 * Failed tries count per account *and* address, so that no one can lock the holder out from another address.
 * Failures of all unknown browsers together count per account, so that many addresses do not give many
 * guesses. A try counts from its beginning, so that parallel tries cannot exceed the limit. Throws
 * `rate_limited`.
 */
export async function limitTries<T>(
  { limits }: Services,
  { email, address, known, onManyStrangers }: Tries,
  attempt: () => Promise<T>,
): Promise<T> {
  const account = known === undefined ? `${email} ${address}` : `${email} known ${known}`
  const strangers = known === undefined && onManyStrangers ? STRANGERS : []
  if (known === undefined) await limits.check('sign_in_address', address)
  await limits.take('sign_in', account)
  for (const [at, limit] of strangers.entries()) {
    try {
      await limits.take(limit, email)
    } catch (error) {
      await limits.giveBack('sign_in', account)
      for (const taken of strangers.slice(0, at)) await limits.giveBack(taken, email)
      if (isAppError(error, 'rate_limited')) await onManyStrangers?.()
      throw error
    }
  }
  // One after the other, because a request has one connection.
  const giveBack = async () => {
    for (const limit of strangers) await limits.giveBack(limit, email)
  }
  try {
    const result = await attempt()
    await limits.clear('sign_in', account)
    await giveBack()
    return result
  } catch (error) {
    if (isAppError(error, 'bad_credentials')) {
      await limits.take('sign_in_address', address)
    } else {
      // The server failed, not the person.
      await limits.giveBack('sign_in', account).catch(() => {})
      await giveBack().catch(() => {})
    }
    throw error
  }
}

const STRANGERS = ['sign_in_strangers', 'sign_in_strangers_day'] as const
