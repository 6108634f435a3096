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

it.each(['53000', '53200', '53300'])('a database without resources (%s) is a 503', code => {
  expect(asAppError(withCode(code))).toMatchObject({ code: 'unavailable', status: 503 })
})

it('an error in a statement stays an internal error', () => {
  const error = withCode('42601')
  expect(asAppError(error)).toBe(error)
})
