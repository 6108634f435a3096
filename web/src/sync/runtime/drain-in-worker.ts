import { readProfilesNote } from '../../stores/profiles-note'
import { readNote } from '../../stores/session-note'
import type { DrainResult } from '../engine/drain'
import { closeProfile } from './close-profile'
import { drainProfile } from './drain-here'
import type { DrainRequest } from './worker-messages'

type Asked = Omit<DrainRequest, 'type'>

/** For the worker, which has no database open. A record that was closed to the one signed in goes at once. */
export async function drainAndClose({ userId, actorId, resume }: Asked): Promise<DrainResult> {
  const result = await drainProfile({ userId, actorId, resume })
  // Of one's own record nobody is put out: that is a fault, and no reason to lose it.
  if (result.state === 'not_member' && actorId !== userId) await closeProfile(actorId, userId)
  return result
}

/** When no tab said whose turn it is: every record that the last person here may open. */
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
