import { readProfilesNote } from '../../people/profiles-note'
import { readNote } from '../../people/session-note'
import type { DrainResult } from '../engine/drain'
import { closeProfile } from './close-profile'
import { drainProfile } from './drain-here'
import type { DrainRequest } from './worker-messages'

type Asked = Omit<DrainRequest, 'type'>

export async function drainAndClose({ userId, actorId, resume }: Asked): Promise<DrainResult> {
  const result = await drainProfile({ userId, actorId, resume })
  // The user's own record is never closed, because such an answer is a bug.
  if (result.state === 'not_member' && actorId !== userId) await closeProfile(actorId, userId)
  return result
}

/** Drains every record that the last person may open, for events without a tab. */
export async function drainAllOfLastUser(): Promise<DrainResult> {
  const user = await readNote()
  if (!user) return { state: 'closed' }
  const actorId = user.id
  const noted = await readProfilesNote(actorId).catch(() => [])
  let worst: DrainResult = { state: 'closed' }
  for (const userId of new Set([actorId, ...noted.map(({ id }) => id)])) {
    const result = await drainAndClose({ userId, actorId, resume: false })
    if (worst.state !== 'retry') worst = result
  }
  return worst
}
