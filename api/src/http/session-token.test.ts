import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { nameOwner, newSessionToken, parseSessionToken } from './session-token'

const ADA = '01890000-0000-7000-8000-00000000000a'
const secretBytes = Buffer.alloc(32, 7)
const secret = secretBytes.toString('base64url')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

it('a new cookie names its person, and all of it is hashed, as a server of before does', () => {
  const token = newSessionToken(ADA, secretBytes)
  expect(token).toBe(`${ADA}.${secret}`)
  expect(parseSessionToken(token)).toEqual({ id: sha256(token), userId: ADA, secret })
})

it('a cookie from before is the same session with and without its person', () => {
  const old = parseSessionToken(secret)
  expect(old).toEqual({ id: sha256(secret), userId: null, secret })
  if (!old) throw new Error('not read')
  expect(parseSessionToken(nameOwner(old, ADA))).toEqual({ ...old, userId: ADA })
})

describe('what was never a cookie of ours', () => {
  it.each([
    '',
    'made-up',
    `${secret}=`,
    `.${secret}`,
    `~${secret}`,
    `${ADA}${secret}`,
    `${ADA}..${secret}`,
    `${ADA}.`,
    `${ADA.toUpperCase()}.${secret}`,
    `${ADA}'.${secret}`,
    `${ADA}.${secret}\n`,
    `${secret}.${ADA}`,
  ])('%j', token => expect(parseSessionToken(token)).toBeNull())
})
