import type { Services } from '../../deps'
import { isAppError } from '../../http/app-error'

/**
 * Counted per account *and* address, so that nobody can lock another person out. A try counts from
 * its beginning until it succeeds: a hundred at once are not a hundred guesses.
 */
export async function limitTries<T>(
  { limits }: Services,
  email: string,
  address: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const account = `${email} ${address}`
  await limits.check('sign_in_address', address)
  await limits.take('sign_in', account)
  try {
    const result = await attempt()
    await limits.clear('sign_in', account)
    return result
  } catch (error) {
    if (isAppError(error, 'bad_credentials')) {
      await limits.take('sign_in_address', address)
    } else {
      // Trouble of ours. If the count cannot be mended either, it is a minute's nuisance.
      await limits.giveBack('sign_in', account).catch(() => {})
    }
    throw error
  }
}
