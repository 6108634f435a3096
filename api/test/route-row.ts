import type { Who } from '../src/http/declaration'
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
  | 'plan'
  | 'historyItem'
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
  /** `fresh` means signed in within the last 10 minutes, `admin` with a role, and `owner` with that role. */
  who: Who
  /** The status for a correct request. Payments are off here. */
  ok: number
  json?: (person: Settled, test: TestApp) => object | Promise<object>
  raw?: (person: Settled) => SendOptions
  id?: IdName
  fill?: Record<string, (person: Settled) => string>
  withoutFamily?: true
  idFields?: Record<string, IdName>
}

/** The method of a route such as `GET /api/shares`. */
export const methodOf = (route: string): string => route.split(' ')[0] ?? ''
