import { exchangeRequestSchema, type Mutation, mutationSchema, PUSH_MAX } from 'sync-protocol/sync'
import * as z from 'zod/mini'

/**
 * Each mutation is parsed separately, so that an unreadable one (`mutation: null`) does not affect the
 * others.
 */
const entrySchema = z.looseObject({
  id: z.int().check(z.gte(1)),
  hash: z.string().check(z.regex(/^[\x20-\x7e]{1,128}$/)),
})

export const incomingExchangeSchema = z.pipe(
  z.transform(dropForged),
  z.extend(exchangeRequestSchema, {
    mutations: z.array(entrySchema).check(z.maxLength(PUSH_MAX)),
  }),
)

export type IncomingExchange = z.infer<typeof incomingExchangeSchema>
export type Entry = { id: number; hash: string; mutation: Mutation | null }

export const readEntry = (entry: z.infer<typeof entrySchema>): Entry => ({
  id: entry.id,
  hash: entry.hash,
  mutation: mutationSchema.safeParse(entry).data ?? null,
})

export const mutationsOf = (entries: readonly Entry[]): Mutation[] =>
  entries.flatMap(({ mutation }) => mutation ?? [])

const MAX_DEPTH = 6

/** Zod ignores a property named `__proto__`, so a mutation with it keeps only id and hash and is rejected. */
function dropForged(request: unknown): unknown {
  if (!isObject(request) || !Array.isArray(request.mutations)) return request
  const mutations = request.mutations.map((each: unknown) =>
    isObject(each) && isForged(each, 0) ? { id: each.id, hash: each.hash } : each,
  )
  return { ...request, mutations }
}

const isForged = (value: object, depth: number): boolean =>
  depth > MAX_DEPTH ||
  Object.hasOwn(value, '__proto__') ||
  Object.values(value).some(inner => isObject(inner) && isForged(inner, depth + 1))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
