import type { Right } from 'sync-protocol/family'
import type { ErrorCode } from 'sync-protocol/rest'
import type * as z from 'zod/mini'
import type { Subject } from '../db/act-for'
import type { LimitName } from './limits'
import type { BodyOptions } from './read-body'
import type { Admin, SignedIn } from './signed-in'

/**
 * What a route says of itself, once: its request is read by it, a client that may not ask is refused by it,
 * and the API's description (`openapi/`) is made of it.
 */
export type Declaration = {
  /** In a few words, for the reader of the description. */
  summary: string
  who: Who
  /**
   * It is about a record: one's own, or that of `X-LifeTag-Profile`, where one may do this. A query may
   * have a `profile` in its place, for what a page shows by an address alone. All other routes refuse the
   * header.
   */
  profile?: Right
  /** Of the path, by name. What does not fit names nothing: 404. */
  params?: Readonly<Record<string, z.ZodMiniType<string>>>
  /** 422 for what does not fit. */
  query?: z.ZodMiniObject
  /** Names of the query that may come several times; each is a list. */
  repeats?: readonly string[]
  body?: Body
  /** By status. */
  answers: Readonly<Partial<Record<200 | 201 | 204 | 302 | 304, Answer>>>
  /** Beside what follows from the rest of the declaration. */
  refuses?: readonly ErrorCode[]
  /** The handler takes them: it knows whom they count. */
  limits?: readonly LimitName[]
  /** Refused with `payments_disabled` where they are switched off. */
  needsPayments?: true
  /** Why it is no client's, and left out of the description. */
  unlisted?: string
}

/** `fresh`: signed in within the last 10 minutes. `admin`: with a role, or the owner's token. */
export type Who = 'anyone' | 'user' | 'fresh' | 'admin'

/** JSON by its schema; read by the handler where it is of another type. */
export type Body = z.ZodMiniType | JsonBody | OtherBody
export type JsonBody = BodyOptions & {
  schema: z.ZodMiniType
  /** What a client should send, where more is let through to be checked part by part. */
  describedAs: z.ZodMiniType
}
export type OtherBody = { type: string; describedAs: object }

/** JSON by its schema, nothing, or other types; a type's schema is null where it is not JSON. */
export type Answer = z.ZodMiniType | null | Readonly<Record<string, z.ZodMiniType | null>>

/**
 * What becomes of an `Idempotency-Key` (http/idempotency.ts). `inTransaction`: the work and the kept
 * answer are one transaction. `callsOut`: the payment provider is asked, which may take longer than a
 * transaction should: the handler writes a row of its own first, and a retry finds it. `exempt`: the
 * key is not looked at. All of signing in is: there may be no user yet, and what it answers may be a
 * secret that is shown once. Elsewhere a comment says why.
 */
export type Idempotency = 'inTransaction' | 'callsOut' | 'exempt'

export type UnsafeDeclaration = Declaration & { idempotency: Idempotency }

/** The names behind the colons of a path. */
export type ParamsOf<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? ParamsOf<Before> | ParamsOf<After>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** A path's names and the declared ones are the same. */
export type WithParams<Path extends string> = [ParamsOf<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParamsOf<Path>, z.ZodMiniType<string>>> }

type Asker = { anyone: undefined; user: SignedIn; fresh: SignedIn; admin: Admin }

/** A request, read by its declaration. */
export type Asked<D extends Declaration> = {
  signedIn: Asker[D['who']]
  subject: D extends { profile: Right } ? Subject : undefined
  params: D extends { params: infer Params }
    ? { readonly [Name in keyof Params]: Output<Params[Name]> }
    : undefined
  query: D extends { query: infer Query } ? Output<Query> : undefined
  body: D extends { body: infer Given }
    ? Output<Given extends { schema: infer Inner } ? Inner : Given>
    : undefined
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

export const isSchema = (given: unknown): given is z.ZodMiniType =>
  typeof given === 'object' && given !== null && '_zod' in given
