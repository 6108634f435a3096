import { type Mutation, mutationSchema, PUSH_MAX, pushRequestSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

/**
 * A push as it comes in. Each mutation is read by itself: one that makes no sense is refused by
 * itself (`mutation: null`) and does not keep the others from being stored.
 */
const entrySchema = z.looseObject({
  id: z.int().check(z.gte(1)),
  hash: z.string().check(z.regex(/^[\x20-\x7e]{1,128}$/)),
})

export const incomingPushSchema = z.extend(pushRequestSchema, {
  mutations: z.array(entrySchema).check(z.maxLength(PUSH_MAX)),
})

export type IncomingPush = z.infer<typeof incomingPushSchema>
export type Entry = { id: number; hash: string; mutation: Mutation | null }

export const readEntry = (entry: z.infer<typeof entrySchema>): Entry => ({
  id: entry.id,
  hash: entry.hash,
  mutation: mutationSchema.safeParse(entry).data ?? null,
})
