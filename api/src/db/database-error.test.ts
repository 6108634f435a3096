import { expect, it } from 'vitest'
import { asAppError } from './database-error'

const withCode = (code: string) => Object.assign(new Error('no space left'), { code })

it.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is a 503 that says so', code => {
  expect(asAppError(withCode(code))).toMatchObject({
    code: 'unavailable',
    status: 503,
    message: expect.stringContaining('run out of space'),
    details: { retryAfterSeconds: 60 },
  })
})

it.each([
  ['without resources', '53000'],
  ['without resources', '53200'],
  ['without resources', '53300'],
  ['that is a standby', '25006'],
  ['that ended our idle session', '57P05'],
  ['that ended our idle transaction', '25P03'],
  ['that ended our long transaction', '25P04'],
])('a database %s (%s) is a 503', (_, code) => {
  expect(asAppError(withCode(code))).toMatchObject({ code: 'unavailable', status: 503 })
})

it.each([
  ['account', 'scans_user_id_fkey', 'not_signed_in'],
  ['account in a distributed database', 'scans_user_id_fkey_102008', 'not_signed_in'],
  ['link', 'share_requests_user_id_share_id_fkey', 'not_found'],
  ['link in a distributed database', 'share_requests_user_id_share_id_fkey_102008', 'not_found'],
])('a row of a deleted %s is refused (%s)', (_, constraint_name, code) => {
  const error = Object.assign(withCode('23503'), { constraint_name })
  expect(asAppError(error)).toMatchObject({ code })
})

it('an error in a statement stays an internal error', () => {
  const error = withCode('42601')
  expect(asAppError(error)).toBe(error)
})
