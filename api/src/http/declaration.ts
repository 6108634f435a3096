import type { Right } from 'sync-protocol/family'
import type { ErrorCode } from 'sync-protocol/rest'
import type * as z from 'zod/mini'
import type { Admin, SignedIn } from '../core/signed-in'
import type { Subject } from '../db/act-for'
import type { LimitName } from './limits'
import type { BodyOptions } from './read-body'

/** The server parses and refuses requests by a route's declaration and generates `openapi/` from it. */
export type Declaration = {
  summary: string
  who: Who
  /**
   * The right that the caller needs in their own record or in the one that `X-LifeTag-Profile` names. Pages
   * that are opened by an address alone name the record in the query's `profile`. Routes without a right
   * refuse the header.
   */
  profile?: Right
  /** A value that does not match is answered with 404. */
  params?: Readonly<Record<string, z.ZodMiniType<string>>>
  /** A value that does not match is answered with 422. */
  query?: z.ZodMiniObject
  repeats?: readonly string[]
  body?: Body
  answers: Readonly<Partial<Record<200 | 201 | 204 | 302 | 304, AnswerSchemas>>>
  /** Replaces all errors that follow from the declaration, for a route that does not answer `Error`. */
  ownRefusals?: Readonly<Record<number, AnswerSchemas>>
  /** Errors that do not follow from the rest of the declaration. */
  refuses?: readonly ErrorCode[]
  /** Limits that the handler itself takes, because only the handler knows the key. */
  limits?: readonly LimitName[]
  needsPayments?: true
  /** The reason why the description leaves the route out. */
  unlisted?: string
}

/**
 * `fresh` means signed in within the last 10 minutes, `admin` with a role or the owner's
 * token, and `owner` with that role or token.
 */
export type Who = 'anyone' | 'user' | 'fresh' | 'admin' | 'owner'

/** A schema is for JSON, and the handler reads any other body itself. */
export type Body = z.ZodMiniType | JsonBody | OtherBody
type JsonBody = BodyOptions & {
  schema: z.ZodMiniType
  /** The server accepts more than clients should send and checks it part by part. */
  describedAs: z.ZodMiniType
}
type OtherBody = { type: string; describedAs: object }

/** A schema for JSON, null for no body, or schemas by content type, which are null if it is not JSON. */
export type AnswerSchemas = z.ZodMiniType | null | Readonly<Record<string, z.ZodMiniType | null>>

/**
 * How a route treats an `Idempotency-Key` (http/idempotency.ts).
 * - `inTransaction`: the work and the kept answer are committed together.
 * - `callsOut`: the payment provider may take longer than a transaction should. The handler first writes a
 *   row of its own, which a retry finds.
 * - `exempt`: the server ignores the key. All routes for signing in are exempt, because there may be no user
 *   yet and the answer may be a secret that is shown once. Elsewhere a comment says why.
 */
export type Idempotency = 'inTransaction' | 'callsOut' | 'exempt'

export type UnsafeDeclaration = Declaration & { idempotency: Idempotency }

type ParamsOf<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? ParamsOf<Before> | ParamsOf<After>
  : Path extends `:${infer Name}`
    ? Name
    : never

export type WithParams<Path extends string> = [ParamsOf<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParamsOf<Path>, z.ZodMiniType<string>>> }

type Asker = { anyone: undefined; user: SignedIn; fresh: SignedIn; admin: Admin; owner: Admin }

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
