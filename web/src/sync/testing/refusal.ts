import type { Refused } from '../../http/failure'
import { fail } from '../../http/result'

export const refusal = (status: number, code: string, more: Partial<Refused> = {}): Refused => ({
  kind: 'refused',
  status,
  code,
  message: code,
  requestId: 'test',
  fields: {},
  retryAfterSeconds: null,
  ...more,
})

export const refuse = (status: number, code: string) => fail(refusal(status, code))
