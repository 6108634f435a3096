import type { SendOptions, TestApp, TestPerson } from './app'

/** Someone who has one of everything that has an id. */
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
  /** `fresh`: signed in within the last 10 minutes. `admin`: with a role. */
  who: 'anyone' | 'user' | 'fresh' | 'admin'
  /** What a right request answers. Payments are off here: their own tests have an emulator. */
  ok: number
  /** A right body. */
  json?: (person: Settled, test: TestApp) => object | Promise<object>
  /** A right body that is not JSON. */
  raw?: (person: Settled) => SendOptions
  /** Whose id stands in the path, and what fills another `:name` there. */
  id?: IdName
  fill?: Record<string, (person: Settled) => string>
  /** Of somebody who looks after nobody. */
  withoutFamily?: true
  /** Fields of a right body in which an id of one's own stands. */
  idFields?: Record<string, IdName>
}
