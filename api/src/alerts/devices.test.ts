import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { isPushSubscription } from './devices'

const POINT = createECDH('prime256v1').generateKeys()
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc:def'

const isTaken = (endpoint: string, point: Buffer = POINT) =>
  isPushSubscription({ endpoint, keys: { p256dh: point.toString('base64url') } })
const changed = (at: number, byte: number) => Buffer.from(POINT).fill(byte, at, at + 1)

it('accepts a subscription of a browser', () => expect(isTaken(ENDPOINT)).toBe(true))

it.each(['\n', '\r\n', '\t', ' ', '\0', 'é', '\u2028'])('refuses an address with %j', mark => {
  for (const endpoint of [`${ENDPOINT}${mark}x`, `${mark}${ENDPOINT}`, `${ENDPOINT}${mark}`]) {
    expect(isTaken(endpoint)).toBe(false)
  }
})

it.each([
  ['off the curve', changed(64, (POINT[64] ?? 0) ^ 1)],
  ['in another form', changed(0, 6)],
  ['of no form', changed(0, 0)],
  ['of zeros', Buffer.alloc(65)],
  ['of fours', Buffer.alloc(65, 4)],
])('refuses a key %s', (_, point) => expect(isTaken(ENDPOINT, point)).toBe(false))
