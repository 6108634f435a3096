import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSessionToken, parseSessionToken } from './session-cookie'

const ADA = '01890000-0000-7000-8000-00000000000a'
const secretBytes = Buffer.alloc(32, 7)
const secret = secretBytes.toString('base64url')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

it('a token names its person and is hashed as a whole', () => {
  const token = newSessionToken(ADA, secretBytes)
  expect(token).toBe(`${ADA}.${secret}`)
  expect(parseSessionToken(token)).toEqual({ id: sha256(token), userId: ADA })
})

describe('a text that is no session token', () => {
  it.each([
    '',
    'made-up',
    secret,
    `${secret}=`,
    `.${secret}`,
    `${ADA}~${secret}`,
    `${ADA}${secret}`,
    `${ADA}..${secret}`,
    `${ADA}.`,
    `${ADA.toUpperCase()}.${secret}`,
    `${ADA}'.${secret}`,
    `${ADA}.${secret}\n`,
    `${secret}.${ADA}`,
  ])('is refused: %j', token => expect(parseSessionToken(token)).toBeNull())
})
