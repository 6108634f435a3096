import type { Services } from '../../deps'
import { isAppError } from '../../http/app-error'

export type Tries = {
  email: string
  address: string
  /**
   * The browser or session that has proved to be the holder's before. It is counted by itself, so that no
   * stranger's failures ever hold it up.
   */
  known?: string | undefined
  /** Called where strangers from many addresses have failed; left out where they need not be counted. */
  onManyStrangers?: () => Promise<void>
}

/**
 * Failures are counted per account *and* address, so that nobody can lock another person out from there,
 * and those of all strangers together per account, so that many addresses are not many guesses. A try counts
 * from its beginning until it succeeds: a hundred at once are not a hundred guesses.
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
  // One after the other: a request has one connection.
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
      // Trouble of ours. If the count cannot be mended either, it is a minute's nuisance.
      await limits.giveBack('sign_in', account).catch(() => {})
      await giveBack().catch(() => {})
    }
    throw error
  }
}

const STRANGERS = ['sign_in_strangers', 'sign_in_strangers_day'] as const
