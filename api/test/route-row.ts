import type { SendOptions, TestApp, TestPerson } from './app'

export type Settled = TestPerson & {
  ids: Record<IdName, string>
  token: string
  shareToken: string
}
export type IdName =
  | 'profile'
  | 'contact'
  | 'allergy'
  | 'medication'
  | 'condition'
  | 'policy'
  | 'code'
  | 'file'
  | 'passkey'
  | 'session'
  | 'family'
  | 'invitation'
  | 'share'
  | 'alertContact'

export type RouteRow = {
  /** `fresh` means signed in within the last 10 minutes, and `admin` with a role. */
  who: 'anyone' | 'user' | 'fresh' | 'admin'
  /** The status for a correct request. Payments are off here. */
  ok: number
  json?: (person: Settled, test: TestApp) => object | Promise<object>
  raw?: (person: Settled) => SendOptions
  /** `id` replaces `:id` in the path, and `fill` other parameters. */
  id?: IdName
  fill?: Record<string, (person: Settled) => string>
  /** The person must not be a guardian. */
  withoutFamily?: true
  /** Fields with an id of the person's own. */
  idFields?: Record<string, IdName>
}
