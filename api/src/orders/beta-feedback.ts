import { type BetaFeedback, betaFeedbackSchema } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { unsealJson } from '../db/seal'

export const feedbackPlace = (userId: string) => ({
  table: 'beta_feedback',
  collection: '',
  id: userId,
  userId,
})

export async function openFeedback(
  keyring: Keyring,
  tx: Tx,
  userId: string,
  sealed: Buffer,
): Promise<BetaFeedback> {
  const key = await keyring.userKey(tx, userId)
  return betaFeedbackSchema.parse(unsealJson(key, feedbackPlace(userId), sealed))
}
