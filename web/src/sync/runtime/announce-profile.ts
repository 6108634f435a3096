import * as z from 'zod/mini'
import { request } from '../../http/client'
import type { HttpFailure, Refused } from '../../http/failure'
import { changeProfilesNote, readProfilesNote } from '../../people/profiles-note'

/**
 * Announces a record that was made on this phone to the server, before its content is sent. The phone chose
 * the id, so repeating the request creates no second record. Returns undefined once the server knows it.
 */
export async function announceProfile(
  actorId: string,
  id: string,
): Promise<HttpFailure | undefined> {
  const noted = (await readProfilesNote(actorId)).find(each => each.id === id)
  if (!noted?.unsent) return undefined
  const answer = await request('/api/profiles', {
    ...{ method: 'POST', body: { id, ...noted.unsent }, answer: madeSchema },
  })
  const failure = answer.ok ? undefined : answer.failure
  if (failure && !isForGood(failure)) return failure
  await changeProfilesNote(actorId, list =>
    list.map(({ unsent, refusal: _, ...each }) => {
      if (each.id !== id) return unsent ? { ...each, unsent } : each
      return failure && unsent ? { ...each, unsent, refusal: failure.message } : each
    }),
  )
  return failure
}

/** Reads no other part of the answer, so that the worker stays small. */
const madeSchema = z.object({ id: z.string() })

/** Whether the server would answer the same again, for example because of too many profiles. */
const isForGood = (failure: HttpFailure): failure is Refused =>
  failure.kind === 'refused' && [403, 409, 422].includes(failure.status)
