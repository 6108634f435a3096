import { expect, it } from 'vitest'
import { DamagedCapsule } from '../damaged'
import { Channel } from './channel'
import { type CapsulePart, dayNear, number, others, SOMETIMES } from './parts'
import { expiry, madeAt } from './scalars'

/** Writes with `write` what no encoder writes, and reads it with `part`. */
function readBack<T>(write: (channel: Channel) => void, part: CapsulePart<T>): T {
  const { bytes } = Channel.write(0, channel => write(channel))
  return Channel.read(bytes, channel => part(channel, undefined))
}

it.each(['', ' 12', '0x10', '12a', 'Infinity', '1'.repeat(400), '٤٢', '1.', '.5', '+1'])(
  'no figure is %j',
  text => {
    const write = (channel: Channel) => channel.text(text, 'heightCm')
    expect(() => readBack(write, number('heightCm'))).toThrow(DamagedCapsule)
  },
)

it.each([171, 0.7, -3, 1e-7, 1.5e21])('a figure is %d', value => {
  const write = (channel: Channel) => channel.text(String(value), 'weightKg')
  expect(readBack(write, number('weightKg'))).toBe(value)
})

const DAY_MS = 86_400_000
it.each([
  [true, 11],
  [false, 99_990],
  [false, 2 ** 31],
])('a day before 1970 or after 2243 is refused: before %s, %d days', (isBefore, days) => {
  const write = (channel: Channel) => {
    channel.flag(isBefore, SOMETIMES)
    channel.anyNumber(days)
  }
  expect(() => readBack(write, dayNear(10 * DAY_MS))).toThrow(DamagedCapsule)
})

it('a time outside the years 1970 to 2160 is refused', () => {
  const expires = (isLater: boolean) => (channel: Channel) => {
    channel.flag(true, 16_000)
    channel.flag(isLater, 65_000)
    channel.anyNumber(99_999_999)
  }
  const read: CapsulePart<string> = channel => expiry(channel, undefined, 60_000)
  expect(() => readBack(expires(true), read)).toThrow(DamagedCapsule)
  expect(() => readBack(expires(false), read)).toThrow(DamagedCapsule)
  const made = (channel: Channel) => {
    channel.flag(false)
    channel.anyNumber(2 ** 31)
  }
  expect(() => readBack(made, channel => madeAt(channel, undefined, 0))).toThrow(DamagedCapsule)
})

it('a dispute without values is no dispute', () => {
  const write = (channel: Channel) => {
    channel.flag(true, 300)
    channel.flag(false, SOMETIMES)
  }
  const part: CapsulePart<object> = channel => others(channel, undefined, { status: 'status' })
  expect(readBack(write, part)).toEqual({})
})
