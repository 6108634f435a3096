/**
 * `POST /api/sync/push`: a client hands over its oldest unsent mutations, in order. The answer says
 * what became of each; a mutation sent twice gets the same answer twice and takes effect once.
 */
import * as z from 'zod/mini'
import { outcomeSchema, PUSH_MAX } from './exchange'
import { clientIdSchema, mutationSchema, versionSchema } from './mutation'

export const pushRequestSchema = z.strictObject({
  protocol: z.int(),
  /** Null until the first pull has told it. */
  epoch: z.nullable(z.string()),
  clientId: clientIdSchema,
  /** Whose changes these are; refused with `wrong_user` when the session is another's. */
  userId: z.optional(z.string()),
  mutations: z.array(mutationSchema).check(z.maxLength(PUSH_MAX)),
})

export const pushAnswerSchema = z.strictObject({
  epoch: z.string(),
  lastId: z.int(),
  version: versionSchema,
  outcomes: z.array(outcomeSchema),
})

export type PushRequest = z.infer<typeof pushRequestSchema>
export type PushAnswer = z.infer<typeof pushAnswerSchema>
